import { siteLink } from '@wallart/sdk'
import type { MouseEvent } from 'react'
import { isBrowserNavigation } from '../../framework/follow-links.ts'
import { Link } from '../../framework/link.tsx'
import { useOpenSignIn } from '../../framework/open-sign-in.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { TextField } from '../../ui/field/controls.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { StepForm } from './step-form.tsx'
import styles from './step.module.css'

const EMAIL_HINT = { code: 'checkout.email-hint', message: 'For your order confirmation and tracking.' }
const OWN_EMAIL_HINT = {
  code: 'checkout.own-email-hint',
  message: 'Your order confirmation and tracking go to the address of your account.',
}

export function ContactStep({
  view: { email, isOwnEmail, isSignedIn, needsShipping },
}: {
  readonly view: CheckoutView
}) {
  const t = useTranslate()
  const openSignIn = useOpenSignIn()
  const redirect = siteLink('/checkout', useSite())
  const signIn = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isBrowserNavigation(event.nativeEvent, event.currentTarget)) return
    event.preventDefault()
    openSignIn({ redirect })
  }
  return (
    <>
      {!isSignedIn && (
        <p className={styles.aside}>
          {t({ code: 'checkout.have-account', message: 'Have an account?' })}{' '}
          <Link
            to={`/login?${new URLSearchParams({ redirect }).toString()}`}
            aria-haspopup="dialog"
            onClick={signIn}
          >
            {t({ code: 'checkout.sign-in', message: 'Sign in for your saved addresses and cards' })}
          </Link>
        </p>
      )}
      <StepForm
        step="contact"
        submit={
          needsShipping
            ? t({ code: 'checkout.to-shipping', message: 'Continue to shipping' })
            : t({ code: 'checkout.to-payment', message: 'Continue to payment' })
        }
      >
        {field => (
          <TextField
            {...field('email', email)}
            label={t({ code: 'ui.email', message: 'Email' })}
            hint={t(isOwnEmail ? OWN_EMAIL_HINT : EMAIL_HINT)}
            readOnly={isOwnEmail}
            type="email"
            autoComplete="email"
          />
        )}
      </StepForm>
    </>
  )
}
