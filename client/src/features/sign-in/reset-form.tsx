import { siteLink, validateResetPassword } from '@wallart/sdk'
import type { FormState } from '../../framework/action.ts'
import type { SubmitResult } from '../../framework/send-form.ts'
import { useFormSubmit } from '../../framework/use-form-submit.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/controls.tsx'
import { FormAlert } from './form-alert.tsx'
import { EMAIL_LABEL } from './sign-in-texts.ts'
import { ViewLink, type ShowView } from './view-link.tsx'
import styles from './sign-in.module.css'

interface ResetFormProps {
  readonly isSent: boolean
  readonly onSent: () => void
  readonly onShow?: ShowView
  readonly state?: FormState
}

// The service calls the address so.
const FIELD = 'loginEmail'

export function ResetForm({ isSent, onSent, onShow, state }: ResetFormProps) {
  const t = useTranslate()
  const action = siteLink('/submit-password-reset', useSite())
  const { formProps, isSending, errorOf } = useFormSubmit({
    action,
    state,
    validate,
    onResult: result => {
      if (countsAsSent(result)) onSent()
    },
  })
  const back = (
    <p className={styles.aside}>
      <ViewLink to="/login" view="login" onShow={onShow}>
        {t({ code: 'sign-in.back', message: 'Back to sign in' })}
      </ViewLink>
    </p>
  )
  if (isSent)
    return (
      <div className={styles.form}>
        <output>
          {t({
            code: 'reset.sent',
            message:
              'If there is an account for this address, an email with a link to a new password is on its way.',
          })}
        </output>
        {back}
      </div>
    )
  return (
    <form {...formProps} className={styles.form}>
      <p>
        {t({
          code: 'reset.intro',
          message: 'Enter your email, and we send you a link to choose a new password.',
        })}
      </p>
      <FormAlert>{errorOf('')}</FormAlert>
      <TextField
        label={t(EMAIL_LABEL)}
        name={FIELD}
        type="email"
        autoComplete="username"
        defaultValue={state?.values[FIELD] ?? ''}
        error={errorOf(FIELD)}
        data-focus
      />
      <Button type="submit" look="primary" isWide isPending={isSending}>
        {t({ code: 'reset.submit', message: 'Reset Password' })}
      </Button>
      {back}
    </form>
  )
}

/** Any answer does, unless it says what is wrong or that there were too many. */
function countsAsSent(result: SubmitResult): boolean {
  return result.kind === 'done' || (result.kind === 'failed' && ![0, 429].includes(result.status))
}

function validate(fields: Readonly<Record<string, string>>) {
  const checked = validateResetPassword({ email: fields[FIELD] })
  return checked.ok
    ? checked
    : ({
        ok: false,
        error: checked.error.map(({ code, message }) => ({ field: FIELD, code, message })),
      } as const)
}
