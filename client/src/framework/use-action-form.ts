import { GENERIC_ERROR, siteLink } from '@wallart/sdk'
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { useSite } from '../i18n/site-context.ts'
import { useTranslate } from '../i18n/translate.ts'
import type { FormErrors, FormState } from './action.ts'
import { useRefreshMe } from './me.ts'
import { errorText, sendForm } from './send-form.ts'
import { createIdempotencyKey } from './submit-with-retry.ts'
import { useShopNavigate } from './use-shop-navigate.ts'

/** What a control of a form is given. */
export interface FormField {
  readonly name: string
  readonly defaultValue: string
  readonly error: string | undefined
}

interface ActionForm {
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly method: 'post'
    readonly action: string
    readonly noValidate: true
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  }
  readonly isSending: boolean
  /** What is wrong with the form as a whole. */
  readonly problem: string | undefined
  readonly field: (name: string, initial?: string) => FormField
  readonly isTicked: (name: string, initial: boolean) => boolean
}

const UNANSWERED: FormErrors = { '': [GENERIC_ERROR] }

/** A form that leads to where its action says, or says what is wrong, with and without scripts. */
export function useActionForm(path: string, state: FormState): ActionForm {
  const action = siteLink(path, useSite())
  const t = useTranslate()
  const navigate = useShopNavigate()
  const refreshMe = useRefreshMe()
  const [isSending, setSending] = useState(false)
  // The same until the form has done what it is for.
  const [key] = useState(createIdempotencyKey)
  const [errors, setErrors] = useState(state.errors)
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector)
    const first = find('[aria-invalid]') ?? find('[role="alert"]')
    first?.focus()
  }, [errors])

  async function send(form: HTMLFormElement) {
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    setSending(true)
    const outcome = await sendForm(action, Object.fromEntries(fields), key)
    setSending(false)
    if (outcome.kind !== 'moved') return setErrors(outcome.kind === 'invalid' ? outcome.errors : UNANSWERED)
    setErrors({})
    void refreshMe()
    navigate(outcome.location)
  }

  const messageFor = (name: string) => errorText({ [name]: errors[name] ?? [] }, t) || undefined
  const isRefilled = Object.keys(state.values).length > 0
  return {
    formProps: {
      ref,
      method: 'post',
      action,
      noValidate: true,
      onSubmit: event => {
        event.preventDefault()
        if (!isSending) void send(event.currentTarget)
      },
    },
    isSending,
    problem: messageFor(''),
    field: (name, initial = '') => ({
      name,
      defaultValue: isRefilled ? (state.values[name] ?? '') : initial,
      error: messageFor(name),
    }),
    isTicked: (name, initial) => (isRefilled ? state.values[name] !== undefined : initial),
  }
}
