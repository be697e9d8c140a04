import { INDUSTRY_LABELS } from '../../features/sign-in/industry-labels.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { accountErrorScreen, AccountHead, AccountPage } from './account-page.tsx'
import { DetailsForm, EmailForm, MarketingForm, PasswordForm } from './profile-forms.tsx'
import { ProfileCard } from './profile-card.tsx'
import type { ProfilePart, ProfileView } from './profile-view.ts'
import { SavedNotice } from './saved-notice.tsx'

const TITLE = { code: 'account.account-details', message: 'Account Details' }

const SAVED = {
  details: { code: 'profile.details-saved', message: 'Your details are saved.' },
  email: { code: 'profile.email-saved', message: 'Your email is changed. Sign in with it from now on.' },
  password: { code: 'profile.password-saved', message: 'Your password is changed.' },
  marketing: { code: 'profile.marketing-saved', message: 'Your choice is saved.' },
} as const satisfies Record<ProfilePart, unknown>

export const ErrorBoundary = accountErrorScreen('profile')

export function Head() {
  return <AccountHead title={TITLE} />
}

export function Component() {
  const profile = usePage<ProfileView>()
  const { firstName, lastName, email, phone, company, isBusiness, industries, edited, saved } = profile
  const t = useTranslate()
  const hasErrors = Object.keys(useFormState().errors).length > 0
  const industryNames = INDUSTRY_LABELS.filter(({ message }) => industries.includes(message))
    .map(label => t(label))
    .join(', ')
  const none = t({ code: 'profile.none', message: 'Not given' })
  return (
    <AccountPage section="profile" title={TITLE}>
      <SavedNotice message={saved && !edited && !hasErrors ? SAVED[saved] : undefined} />
      <ProfileCard
        part="details"
        title={t({ code: 'profile.details', message: 'Personal details' })}
        edit={t({ code: 'profile.edit-details', message: 'Edit personal details' })}
        rows={[
          [t({ code: 'profile.name', message: 'Name' }), `${firstName} ${lastName}`.trim() || none],
          ...(isBusiness
            ? [
                [t({ code: 'profile.company', message: 'Company' }), company || none] as const,
                [t({ code: 'registration.industry', message: 'Industry' }), industryNames || none] as const,
              ]
            : []),
          [t({ code: 'profile.phone', message: 'Phone' }), phone || none],
        ]}
        form={edited === 'details' && <DetailsForm profile={profile} />}
      />
      <ProfileCard
        part="email"
        title={t({ code: 'ui.email', message: 'Email' })}
        edit={t({ code: 'profile.edit-email', message: 'Change email' })}
        rows={[[t({ code: 'profile.signs-in-with', message: 'You sign in with' }), email]]}
        form={edited === 'email' && <EmailForm email={email} />}
      />
      <ProfileCard
        part="password"
        title={t({ code: 'ui.password', message: 'Password' })}
        edit={t({ code: 'profile.edit-password', message: 'Change password' })}
        rows={[]}
        form={edited === 'password' && <PasswordForm />}
      />
      <ProfileCard
        part="marketing"
        title={t({ code: 'profile.marketing', message: 'News and offers' })}
        rows={[]}
        form={<MarketingForm {...profile} />}
      />
    </AccountPage>
  )
}
