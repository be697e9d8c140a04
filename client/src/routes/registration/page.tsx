import { BUSINESS_FORM } from '../../features/sign-in/business-fields.tsx'
import { RegistrationForm } from '../../features/sign-in/registration-form.tsx'
import { VIEW_TITLES } from '../../features/sign-in/sign-in-texts.ts'
import { useSignInResults } from '../../features/sign-in/use-sign-in-results.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { useTranslate } from '../../i18n/translate.ts'
import styles from '../../features/sign-in/sign-in.module.css'

export interface RegistrationView {
  readonly isBusiness: boolean
  readonly redirect: string
  readonly heart: string
}

export function Component() {
  const { isBusiness, redirect, heart } = usePage<RegistrationView>()
  const state = useFormState()
  const t = useTranslate()
  const { handleRegistration } = useSignInResults({
    onSignedIn: ({ location }, leadOn) => leadOn(location, { replace: true }),
  })
  const title = t(VIEW_TITLES.register)
  return (
    <section className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <RegistrationForm
        key={String(isBusiness)}
        business={isBusiness ? BUSINESS_FORM : undefined}
        onResult={handleRegistration}
        state={state}
        redirect={redirect}
        heart={heart}
      />
    </section>
  )
}
