import { useState } from 'react'
import { NewPasswordForm } from './new-password-form.tsx'
import { ResetForm } from '../../features/sign-in/reset-form.tsx'
import { VIEW_TITLES } from '../../features/sign-in/sign-in-texts.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { useTranslate } from '../../i18n/translate.ts'
import styles from '../../features/sign-in/sign-in.module.css'

export interface ResetPasswordView {
  /** Whether a customer of the old shop comes in for the first time. */
  readonly isLegacy: boolean
  /** The token of a reset e-mail, or empty. */
  readonly token: string
  readonly email: string
}

export function Component() {
  const { isLegacy, ...link } = usePage<ResetPasswordView>()
  const state = useFormState<{ readonly step: 'sent' | 'changed' }>()
  const [isSent, setSent] = useState(state.shown?.step === 'sent')
  const t = useTranslate()
  const token = state.values['token'] ?? link.token
  const isChanging = token !== '' || state.shown?.step === 'changed'
  const title = isChanging
    ? t({ code: 'reset.choose', message: 'Choose a new password' })
    : t(VIEW_TITLES.password)
  return (
    <section className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {isLegacy && !isSent && (
        <p>
          {t({
            code: 'reset.legacy',
            message:
              'Your account comes from our old shop. Please choose a new password once, and everything is there again.',
          })}
        </p>
      )}
      {isChanging ? (
        <NewPasswordForm
          token={token}
          email={state.values['email'] ?? link.email}
          isChanged={state.shown?.step === 'changed'}
          state={state}
        />
      ) : (
        <ResetForm isSent={isSent} onSent={() => setSent(true)} state={state} />
      )}
    </section>
  )
}
