import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import type { FormErrors } from './action.ts'
import { formEntries } from './form-entries.ts'

type Entries = ReturnType<typeof formEntries>

interface EnhancedFormOptions {
  readonly action: string
  readonly initialErrors: FormErrors
  /** What keeps the form from being sent. */
  readonly validate?: (entries: Entries) => FormErrors | undefined
  /** Sends the form, and resolves with what is wrong with it. */
  readonly send: (entries: Entries) => Promise<FormErrors>
}

interface EnhancedForm {
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly method: 'post'
    readonly action: string
    readonly noValidate: true
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  }
  readonly isSending: boolean
  readonly errors: FormErrors
}

/** A form that scripts send in the browser's place; what is wrong with it first gets the focus. */
export function useEnhancedForm({
  action,
  initialErrors,
  validate,
  send,
}: EnhancedFormOptions): EnhancedForm {
  const [errors, setErrors] = useState(initialErrors)
  const [isSending, setSending] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector)
    // What takes the focus comes into sight: what is said of the whole form, and then the field.
    find('[role="alert"]')?.focus()
    find('[aria-invalid]')?.focus()
  }, [errors])

  async function submit(form: HTMLFormElement): Promise<void> {
    const entries = formEntries(form)
    const invalid = validate?.(entries)
    if (invalid) return setErrors(invalid)
    setSending(true)
    const found = await send(entries)
    setSending(false)
    setErrors(found)
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
    errors,
  }
}
