import { passwordIssue, siteLink } from '@wallart/sdk'
import { FormAlert } from '../../features/sign-in/form-alert.tsx'
import { PasswordField } from '../../features/sign-in/password-field.tsx'
import type { SignedInView } from '../../features/sign-in/signed-in-view.ts'
import { SIGN_IN } from '../../features/sign-in/sign-in-texts.ts'
import { useSignInResults } from '../../features/sign-in/use-sign-in-results.ts'
import { Link } from '../../framework/link.tsx'
import { useFormState } from '../../framework/use-form-state.ts'
import { useFormSubmit } from '../../framework/use-form-submit.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import forms from '../../features/sign-in/sign-in.module.css'
import styles from './page.module.css'

/** Name and email are in the order already, so a password is all that an account still needs. */
export function CreateAccount({ email }: { readonly email: string }) {
  const t = useTranslate()
  const site = useSite()
  const { handleRegistration } = useSignInResults({
    onSignedIn: ({ location }, leadOn) => leadOn(location),
  })
  const { formProps, isSending, errorOf } = useFormSubmit<SignedInView>({
    action: siteLink('/order-confirmation/account', site),
    state: useFormState(),
    validate,
    waitsForCart: true,
    onResult: (result, _, leadOn) => handleRegistration(result, { email }, leadOn),
  })
  const message = errorOf('')
  return (
    <section className={styles.account} aria-labelledby="create-account">
      <h2 id="create-account">{t({ code: 'confirmation.save-details', message: 'Be faster next time' })}</h2>
      <p>
        {t({
          code: 'confirmation.only-password',
          message: 'Choose a password, and an account is opened with the email of this order.',
        })}
      </p>
      <form {...formProps} className={forms.form}>
        <FormAlert>
          {message}
          {message && errorOf('email') && (
            <>
              {' '}
              <Link to={siteLink('/login', site)}>{t(SIGN_IN)}</Link>
            </>
          )}
        </FormAlert>
        <PasswordField error={errorOf('password')} />
        <Button type="submit" look="primary" isWide isPending={isSending}>
          {t({ code: 'confirmation.create-account', message: 'Create account' })}
        </Button>
      </form>
    </section>
  )
}

function validate({ password = '' }: Readonly<Record<string, string>>) {
  const issue = passwordIssue(password)
  return issue ? ({ ok: false, error: [issue] } as const) : ({ ok: true, value: password } as const)
}
