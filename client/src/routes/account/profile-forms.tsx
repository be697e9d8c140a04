import { useTranslate } from '../../i18n/translate.ts'
import { Checkbox, TextField } from '../../ui/field/controls.tsx'
import { IndustryFields } from '../../features/sign-in/industry-fields.tsx'
import { PasswordField } from '../../features/sign-in/password-field.tsx'
import { ActionForm } from '../../features/action-form/action-form.tsx'
import type { ProfileView } from './profile-view.ts'

const SAVE = { code: 'account.save', message: 'Save' }
const CURRENT_PASSWORD = { code: 'profile.current-password', message: 'Current password' }

export function DetailsForm({ profile }: { readonly profile: ProfileView }) {
  const t = useTranslate()
  return (
    <ActionForm action="/account/details?edit=details" submit={t(SAVE)} cancelPath="/account">
      {field => (
        <>
          <TextField
            {...field('firstName', profile.firstName)}
            label={t({ code: 'address.first-name', message: 'First name' })}
            autoComplete="given-name"
          />
          <TextField
            {...field('lastName', profile.lastName)}
            label={t({ code: 'address.last-name', message: 'Last name' })}
            autoComplete="family-name"
          />
          {profile.isBusiness && (
            <>
              <TextField
                {...field('company', profile.company)}
                label={t({ code: 'profile.company', message: 'Company' })}
                autoComplete="organization"
              />
              <IndustryFields chosen={profile.industries} />
            </>
          )}
          <TextField
            {...field('phone', profile.phone)}
            label={t({ code: 'profile.phone', message: 'Phone' })}
            optional={t({ code: 'account.optional', message: '(optional)' })}
            type="tel"
            autoComplete="tel"
          />
        </>
      )}
    </ActionForm>
  )
}

export function EmailForm({ email }: { readonly email: string }) {
  const t = useTranslate()
  return (
    <ActionForm action="/account/email?edit=email" submit={t(SAVE)} cancelPath="/account">
      {field => (
        <>
          <TextField
            {...field('email', email)}
            label={t({ code: 'profile.new-email', message: 'New email' })}
            type="email"
            autoComplete="email"
          />
          <TextField
            {...field('currentPassword')}
            label={t(CURRENT_PASSWORD)}
            type="password"
            autoComplete="current-password"
          />
        </>
      )}
    </ActionForm>
  )
}

export function PasswordForm() {
  const t = useTranslate()
  return (
    <ActionForm action="/account/password?edit=password" submit={t(SAVE)} cancelPath="/account">
      {field => (
        <>
          <TextField
            {...field('currentPassword')}
            label={t(CURRENT_PASSWORD)}
            type="password"
            autoComplete="current-password"
          />
          <PasswordField
            label={{ code: 'profile.new-password', message: 'New password' }}
            error={field('password').error}
          />
        </>
      )}
    </ActionForm>
  )
}

export function MarketingForm({
  acceptsMarketing,
  edited,
}: Pick<ProfileView, 'acceptsMarketing' | 'edited'>) {
  const t = useTranslate()
  return (
    <ActionForm action="/account/marketing" submit={t(SAVE)} isOther={edited !== undefined}>
      {() => (
        <Checkbox
          name="acceptsMarketing"
          defaultChecked={acceptsMarketing}
          label={t({
            code: 'profile.accepts-marketing',
            message: 'Send me news and offers by email. I can change my mind here at any time.',
          })}
        />
      )}
    </ActionForm>
  )
}
