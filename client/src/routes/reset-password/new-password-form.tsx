import { passwordIssue, siteLink, validateResetPassword } from '@wallart/sdk'
import { useState } from 'react'
import { FormAlert } from '../../features/sign-in/form-alert.tsx'
import { PasswordField } from '../../features/sign-in/password-field.tsx'
import { EMAIL_LABEL, SIGN_IN } from '../../features/sign-in/sign-in-texts.ts'
import type { FormState } from '../../framework/action.ts'
import { Link } from '../../framework/link.tsx'
import { useFormSubmit } from '../../framework/use-form-submit.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/controls.tsx'
import styles from '../../features/sign-in/sign-in.module.css'

interface NewPasswordFormProps {
  readonly token: string
  readonly email: string
  readonly isChanged: boolean
  readonly state: FormState
}

export function NewPasswordForm({ token, email, isChanged, state }: NewPasswordFormProps) {
  const t = useTranslate()
  const [isDone, setDone] = useState(isChanged)
  const { formProps, isSending, errorOf } = useFormSubmit({
    action: siteLink('/reset-password', useSite()),
    state,
    validate,
    onResult: ({ kind }) => setDone(kind === 'done'),
  })
  if (isDone)
    return (
      <div className={styles.form}>
        <output>{t({ code: 'reset.changed', message: 'Your new password works from now on.' })}</output>
        <p>
          <Link to="/login">{t(SIGN_IN)}</Link>
        </p>
      </div>
    )
  const problem = errorOf('')
  return (
    <form {...formProps} className={styles.form}>
      <FormAlert>
        {problem && (
          <>
            {problem}{' '}
            <Link to="/reset-password">{t({ code: 'reset.ask-again', message: 'Ask for a new link' })}</Link>
          </>
        )}
      </FormAlert>
      <input type="hidden" name="token" value={token} />
      <TextField
        label={t(EMAIL_LABEL)}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        error={errorOf('email')}
      />
      <PasswordField error={errorOf('password')} />
      <Button type="submit" look="primary" isWide isPending={isSending}>
        {t({ code: 'reset.save', message: 'Save password' })}
      </Button>
    </form>
  )
}

function validate(fields: Readonly<Record<string, string>>) {
  const email = validateResetPassword(fields)
  if (!email.ok) return email
  const issue = passwordIssue(fields['password'] ?? '')
  return issue ? { ok: false as const, error: [issue] } : email
}
