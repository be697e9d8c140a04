import { GENERIC_ERROR, type FieldIssue, type Message, type Result } from '@wallart/sdk'
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { useTranslate } from '../i18n/translate.ts'
import type { FormErrors, FormState } from './action.ts'
import { errorsByField } from './errors-by-field.ts'
import { errorText, sendForm, type SubmitResult } from './send-form.ts'
import { withCartLock } from './submit-with-retry.ts'

type Fields = Readonly<Record<string, string>>

interface FormSubmitOptions<Data> {
  readonly action: string
  /** What the server said of the form where scripts did not run. */
  readonly state?: FormState | undefined
  readonly validate: (fields: Fields) => Result<unknown, readonly FieldIssue[]>
  /** What is said when no answer came. */
  readonly unanswered?: Message
  /** Whether the form waits for what is still on its way into the cart, which a sign-in takes along. */
  readonly waitsForCart?: boolean
  readonly onResult: (result: SubmitResult<Data>, fields: Fields) => void
}

interface FormSubmit {
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly method: 'post'
    readonly action: string
    readonly noValidate: true
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  }
  readonly isSending: boolean
  /** What is wrong with a field, or under an empty name with the form. */
  readonly errorOf: (field: string) => string | undefined
}

/** Checks a form by its rule and sends it to its action; without scripts the browser sends it by itself. */
export function useFormSubmit<Data>(options: FormSubmitOptions<Data>): FormSubmit {
  const { action, state, validate, unanswered = GENERIC_ERROR, waitsForCart, onResult } = options
  const t = useTranslate()
  const [errors, setErrors] = useState<FormErrors>(state?.errors ?? {})
  const [isSending, setSending] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector)
    const first = find('[aria-invalid]') ?? find('[role="alert"]')
    first?.focus()
  }, [errors])

  async function submit(form: HTMLFormElement): Promise<void> {
    const entries = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const fields = Object.fromEntries(entries)
    const checked = validate(fields)
    if (!checked.ok) return setErrors(errorsByField(checked.error))
    setSending(true)
    const send = () => sendForm<Data>(action, new URLSearchParams(entries))
    const result = await (waitsForCart ? withCartLock(send) : send())
    setSending(false)
    if (result.kind === 'failed') setErrors({ '': [unanswered] })
    else setErrors(result.kind === 'invalid' ? result.errors : {})
    onResult(result, fields)
  }

  return {
    formProps: {
      ref,
      method: 'post',
      action,
      noValidate: true,
      onSubmit: event => {
        event.preventDefault()
        if (!isSending) void submit(event.currentTarget)
      },
    },
    isSending,
    errorOf: field => errorText({ [field]: errors[field] ?? [] }, t) || undefined,
  }
}
