import { GENERIC_ERROR, siteLink } from '@wallart/sdk'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { FormErrors, FormState } from '../../framework/action.ts'
import { useRefreshMe } from '../../framework/me.ts'
import { errorText, sendForm } from '../../framework/send-form.ts'
import { createIdempotencyKey } from '../../framework/submit-with-retry.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import styles from './account-form.module.css'

interface AccountFormProps {
  /** The address of the action, with the query of the page that explains what is wrong. */
  readonly action: string
  readonly submit: string
  /** Where the customer goes who changes nothing after all. */
  readonly cancelPath?: string
  /** Another form of the page whose state this one does not show. */
  readonly isOther?: boolean
  readonly children: (
    field: (name: string, initial?: string) => FieldState,
    isTicked: (name: string, initial: boolean) => boolean,
  ) => ReactNode
}

interface FieldState {
  readonly name: string
  readonly defaultValue: string
  readonly error: string | undefined
}

const NEW_FORM: FormState = { errors: {}, values: {} }

const UNANSWERED: FormErrors = { '': [GENERIC_ERROR] }

/** A form of the account area: it leads to where its action says, or says what is wrong, with and without scripts. */
export function AccountForm({ action, submit, cancelPath, isOther, children }: AccountFormProps) {
  const pageState = useFormState()
  const state = isOther ? NEW_FORM : pageState
  const context = useSite()
  const t = useTranslate()
  const navigate = useShopNavigate()
  const refreshMe = useRefreshMe()
  const [isSending, setSending] = useState(false)
  // The same until the form has done what it is for.
  const [key] = useState(createIdempotencyKey)
  const [errors, setErrors] = useState(state.errors)
  const form = useRef<HTMLFormElement>(null)
  const problem = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const firstInvalid = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (Object.keys(errors).length > 0) (firstInvalid ?? problem.current)?.focus()
  }, [errors])
  useEffect(() => {
    // The link that has opened the form is no longer there, and the focus went with it.
    const isLost = document.activeElement === document.body
    if (cancelPath && isLost) form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }, [cancelPath])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    setSending(true)
    const outcome = await sendForm(siteLink(action, context), Object.fromEntries(fields), key)
    setSending(false)
    if (outcome.kind !== 'moved') return setErrors(outcome.kind === 'invalid' ? outcome.errors : UNANSWERED)
    setErrors({})
    void refreshMe()
    navigate(outcome.location)
  }

  const messageFor = (name: string) => errorText({ [name]: errors[name] ?? [] }, t) || undefined
  const general = messageFor('')
  const isRefilled = Object.keys(state.values).length > 0
  return (
    <form
      ref={form}
      method="post"
      action={siteLink(action, context)}
      noValidate
      className={styles.form}
      onSubmit={event => void send(event)}
    >
      {general && (
        <p ref={problem} role="alert" tabIndex={-1} className={styles.problem}>
          {general}
        </p>
      )}
      {children(
        (name, initial = '') => ({
          name,
          defaultValue: isRefilled ? (state.values[name] ?? '') : initial,
          error: messageFor(name),
        }),
        (name, initial) => (isRefilled ? state.values[name] !== undefined : initial),
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" isPending={isSending}>
          {submit}
        </Button>
        {cancelPath && (
          <ButtonLink look="quiet" href={siteLink(cancelPath, context)}>
            {t({ code: 'account.cancel', message: 'Cancel' })}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
