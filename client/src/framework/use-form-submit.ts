import { GENERIC_ERROR, type FieldIssue, type Message, type Result } from '@wallart/sdk'
import { useTranslate } from '../i18n/translate.ts'
import type { FormState } from './action.ts'
import { errorsByField } from './errors-by-field.ts'
import { errorText, sendForm, type SubmitResult } from './send-form.ts'
import { withCartLock } from './submit-with-retry.ts'
import { useEnhancedForm } from './use-enhanced-form.ts'
import { useLeadOn, type LeadOn } from './use-lead-on.ts'

type Fields = Readonly<Record<string, string>>

/** Called with the answer to a form, what was sent, and how to lead on from where that was. */
export type HandleResult<Data> = (result: SubmitResult<Data>, fields: Fields, leadOn: LeadOn) => void

interface FormSubmitOptions<Data> {
  readonly action: string
  /** What the server said of the form where scripts did not run. */
  readonly state?: FormState | undefined
  readonly validate: (fields: Fields) => Result<unknown, readonly FieldIssue[]>
  /** What is said when no answer came. */
  readonly unanswered?: Message
  /** Whether the form waits for what is still on its way into the cart, which a sign-in takes along. */
  readonly waitsForCart?: boolean
  readonly onResult: HandleResult<Data>
}

/** Checks a form by its rule and sends it to its action; without scripts the browser sends it by itself. */
export function useFormSubmit<Data>(options: FormSubmitOptions<Data>) {
  const { action, state, validate, unanswered = GENERIC_ERROR, waitsForCart, onResult } = options
  const t = useTranslate()
  const beginToLead = useLeadOn()
  const { formProps, isSending, errors } = useEnhancedForm({
    action,
    initialErrors: state?.errors ?? {},
    validate: entries => {
      const checked = validate(Object.fromEntries(entries))
      return checked.ok ? undefined : errorsByField(checked.error)
    },
    send: async entries => {
      const leadOn = beginToLead()
      const send = () => sendForm<Data>(action, new URLSearchParams(entries))
      const result = await (waitsForCart ? withCartLock(send) : send())
      onResult(result, Object.fromEntries(entries), leadOn)
      if (result.kind === 'failed') return { '': [unanswered] }
      return result.kind === 'invalid' ? result.errors : {}
    },
  })
  return {
    formProps,
    isSending,
    /** What is wrong with a field, or under an empty name with the form. */
    errorOf: (field: string) => errorText({ [field]: errors[field] ?? [] }, t) || undefined,
  }
}
