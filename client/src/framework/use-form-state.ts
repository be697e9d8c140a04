import { useActionData } from 'react-router-dom'
import type { FormState } from './action.ts'

const EMPTY_FORM_STATE = { errors: {}, values: {} }

export function useFormState<Shown = unknown>(): FormState<Shown> {
  return useActionData<FormState<Shown>>() ?? EMPTY_FORM_STATE
}
