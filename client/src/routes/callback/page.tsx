import { siteLink, validatePasswordlessSignIn, welcomeToast, type Message } from '@wallart/sdk'
import { useEffect, useEffectEvent } from 'react'
import { FormAlert } from '../../features/sign-in/form-alert.tsx'
import {
  CART_NOT_MERGED,
  CONTINUE,
  EMAIL_LABEL,
  LINK_ENDED,
  SIGN_IN,
} from '../../features/sign-in/sign-in-texts.ts'
import type { SignedInView } from '../../features/sign-in/signed-in-view.ts'
import type { SignInResult } from '../../features/sign-in/sign-in-result.ts'
import { useSignInResults } from '../../features/sign-in/use-sign-in-results.ts'
import { Link } from '../../framework/link.tsx'
import { useFormState } from '../../framework/use-form-state.ts'
import { useFormSubmit } from '../../framework/use-form-submit.ts'
import { useLeadOn } from '../../framework/use-lead-on.ts'
import { usePage } from '../../framework/use-page.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/controls.tsx'
import styles from '../../features/sign-in/sign-in.module.css'

export interface CallbackView {
  readonly token: string
  readonly redirect: string
  readonly hasFailed: boolean
  readonly problem?: Message
  /** Who was signed in as the page was opened. */
  readonly signedIn?: SignedInView & { readonly email: string }
}

/** Where the link of a sign-in e-mail leads. */
export function Component() {
  const { token, redirect, hasFailed, problem, signedIn } = usePage<CallbackView>()
  const t = useTranslate()
  if (signedIn) return <Welcome {...signedIn} />
  const title = t(SIGN_IN)
  return (
    <section className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {hasFailed ? (
        <>
          <FormAlert>{t(LINK_ENDED)}</FormAlert>
          <p>
            <Link to="/login">{t(SIGN_IN)}</Link>
          </p>
        </>
      ) : (
        <AddressForm token={token} redirect={redirect} {...(problem && { problem })} />
      )}
    </section>
  )
}

/** The browser that asked for the e-mail goes on by itself; without scripts a link leads on. */
function Welcome({ email, ...view }: SignedInView & { readonly email: string }) {
  const t = useTranslate()
  const beginToLead = useLeadOn()
  const { handleSignIn } = useSignInResults({
    onSignedIn: ({ location }, leadOn) => leadOn(location, { replace: true }),
  })
  const goOn = useEffectEvent(() => handleSignIn({ kind: 'done', data: view }, { email }, beginToLead()))
  useEffect(() => goOn(), [])
  const { title, description } = welcomeToast(view.firstName)
  return (
    <section className={styles.page}>
      <title>{t(title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{t(title)}</h1>
      <p>{t(description)}</p>
      {!view.isCartMerged && <p>{t(CART_NOT_MERGED)}</p>}
      <p>
        <a href={view.location}>{t(CONTINUE)}</a>
      </p>
    </section>
  )
}

/** A link that was opened in another browser than the one that asked for it. */
function AddressForm({ token, redirect, problem }: Pick<CallbackView, 'token' | 'redirect' | 'problem'>) {
  const state = useFormState()
  const t = useTranslate()
  const { handleSignIn } = useSignInResults({
    onSignedIn: ({ location }, leadOn) => leadOn(location, { replace: true }),
  })
  const { formProps, isSending, errorOf } = useFormSubmit<SignInResult>({
    action: siteLink('/callback', useSite()),
    state,
    validate: validatePasswordlessSignIn,
    waitsForCart: true,
    onResult: handleSignIn,
  })
  return (
    <form {...formProps} className={styles.form}>
      <FormAlert>{errorOf('') || (problem && t(problem))}</FormAlert>
      <p>{t({ code: 'sign-in.whose-link', message: 'For which email address is this sign-in link?' })}</p>
      <input type="hidden" name="token" value={state.values['token'] ?? token} />
      <input type="hidden" name="redirect" value={state.values['redirect'] ?? redirect} />
      <TextField
        label={t(EMAIL_LABEL)}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={state.values['email'] ?? ''}
        error={errorOf('email')}
      />
      <Button type="submit" look="primary" isWide isPending={isSending}>
        {t(SIGN_IN)}
      </Button>
    </form>
  )
}
