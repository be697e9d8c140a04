import { GENERIC_ERROR, siteLink } from '@wallart/sdk'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { FormErrors } from '../../framework/action.ts'
import { useRefreshMe } from '../../framework/me.ts'
import { errorText, sendForm } from '../../framework/send-form.ts'
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
  readonly children: (field: (name: string, initial?: string) => FieldState) => ReactNode
}

interface FieldState {
  readonly name: string
  readonly defaultValue: string
  readonly error: string | undefined
}

const UNANSWERED: FormErrors = { '': [GENERIC_ERROR] }

/** A form of the account area: it leads to where its action says, or says what is wrong, with and without scripts. */
export function AccountForm({ action, submit, cancelPath, children }: AccountFormProps) {
  const state = useFormState()
  const context = useSite()
  const t = useTranslate()
  const navigate = useShopNavigate()
  const refreshMe = useRefreshMe()
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState(state.errors)
  const form = useRef<HTMLFormElement>(null)
  const problem = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const firstInvalid = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (Object.keys(errors).length > 0) (firstInvalid ?? problem.current)?.focus()
  }, [errors])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    setSending(true)
    const outcome = await sendForm(siteLink(action, context), Object.fromEntries(fields))
    setSending(false)
    if (outcome.kind !== 'moved') return setErrors(outcome.kind === 'invalid' ? outcome.errors : UNANSWERED)
    setErrors({})
    void refreshMe()
    navigate(outcome.location)
  }

  const messageFor = (name: string) => errorText({ [name]: errors[name] ?? [] }, t) || undefined
  const general = messageFor('')
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
      {children((name, initial = '') => ({
        name,
        defaultValue: state.values[name] ?? initial,
        error: messageFor(name),
      }))}
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
