import { siteLink, validateRegistration } from '@wallart/sdk'
import type { FormState } from '../../framework/action.ts'
import { useFormSubmit, type HandleResult } from '../../framework/use-form-submit.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox, TextField } from '../../ui/field/controls.tsx'
import type { BusinessForm } from './business-fields.tsx'
import { FormAlert } from './form-alert.tsx'
import { PasswordField } from './password-field.tsx'
import { RegistrationNotes } from './registration-notes.tsx'
import type { SignedInView } from './signed-in-view.ts'
import { EMAIL_LABEL, SIGN_IN } from './sign-in-texts.ts'
import { viewAddress, ViewLink, type ShowView } from './view-link.tsx'
import styles from './sign-in.module.css'

interface RegistrationFormProps {
  /** What the form of a business has besides; only its page loads it. */
  readonly business?: BusinessForm | undefined
  readonly onResult: HandleResult<SignedInView>
  readonly onShow?: ShowView
  readonly state?: FormState
  readonly redirect?: string
  readonly heart?: string
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { business, onResult, onShow, state, redirect = '', heart = '' } = props
  const isBusiness = business !== undefined
  const t = useTranslate()
  const action = siteLink(isBusiness ? '/b2b_registration' : '/registration', useSite())
  const { formProps, isSending, errorOf } = useFormSubmit({
    action,
    state,
    validate: business?.validate ?? validateRegistration,
    waitsForCart: true,
    onResult,
  })
  const values = state?.values ?? {}
  const after = { redirect: values['redirect'] ?? redirect, heart: values['heart'] ?? heart }
  const signIn = viewAddress('/login', after)
  const field = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errorOf(name) })
  return (
    <form {...formProps} className={styles.form}>
      <RegistrationAlert
        message={errorOf('')}
        signIn={errorOf('email') ? signIn : undefined}
        onShow={onShow}
      />
      <input type="hidden" name="redirect" value={after.redirect} />
      <input type="hidden" name="heart" value={after.heart} />
      <div className={styles.names}>
        <TextField
          label={t({ code: 'registration.first-name', message: 'First name' })}
          autoComplete="given-name"
          {...field('firstName')}
          data-focus
        />
        <TextField
          label={t({ code: 'registration.last-name', message: 'Last name' })}
          autoComplete="family-name"
          {...field('lastName')}
        />
      </div>
      {isBusiness && (
        <TextField
          label={t({ code: 'registration.company', message: 'Company' })}
          autoComplete="organization"
          {...field('company')}
        />
      )}
      <TextField label={t(EMAIL_LABEL)} type="email" autoComplete="email" {...field('email')} />
      <PasswordField error={errorOf('password')} />
      {business && <business.Fields values={values} phoneError={errorOf('phone')} />}
      <Checkbox
        label={t({ code: 'registration.marketing', message: 'Send me news and offers by email' })}
        name="acceptsMarketing"
        defaultChecked={values['acceptsMarketing'] === 'on'}
      />
      <Button type="submit" look="primary" isWide isPending={isSending}>
        {t({ code: 'registration.submit', message: 'Create Account' })}
      </Button>
      <RegistrationNotes isBusiness={isBusiness} signIn={signIn} onShow={onShow} />
    </form>
  )
}

interface RegistrationAlertProps {
  readonly message: string | undefined
  readonly signIn: string | undefined
  readonly onShow: ShowView | undefined
}

function RegistrationAlert({ message, signIn, onShow }: RegistrationAlertProps) {
  const t = useTranslate()
  return (
    <FormAlert>
      {message}
      {message && signIn && (
        <>
          {' '}
          <ViewLink to={signIn} view="login" onShow={onShow}>
            {t(SIGN_IN)}
          </ViewLink>
        </>
      )}
    </FormAlert>
  )
}
