import { ActionForm } from '../../features/action-form/action-form.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { TextField } from '../../ui/field/controls.tsx'
import styles from './page.module.css'

/** Name and email are in the order already, so a password is all that an account still needs. */
export function CreateAccount() {
  const t = useTranslate()
  return (
    <section className={styles.account} aria-labelledby="create-account">
      <h2 id="create-account">{t({ code: 'confirmation.save-details', message: 'Be faster next time' })}</h2>
      <p>
        {t({
          code: 'confirmation.only-password',
          message: 'Choose a password, and an account is opened with the email of this order.',
        })}
      </p>
      <ActionForm
        action="/order-confirmation/account"
        submit={t({ code: 'confirmation.create-account', message: 'Create account' })}
      >
        {field => (
          <TextField
            {...field('password')}
            label={t({ code: 'ui.password', message: 'Password' })}
            type="password"
            autoComplete="new-password"
          />
        )}
      </ActionForm>
    </section>
  )
}
