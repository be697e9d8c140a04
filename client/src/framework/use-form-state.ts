import { useActionData } from 'react-router-dom'
import type { FormState } from './action.ts'

const EMPTY_FORM_STATE = { errors: {}, values: {} }

/** What is wrong with the form that was just sent to this page. */
export function useFormState<Shown = unknown>(): FormState<Shown> {
  return useActionData<FormState<Shown>>() ?? EMPTY_FORM_STATE
}
