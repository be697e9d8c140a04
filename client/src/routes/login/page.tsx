import { DEFAULT_REDIRECT_TARGET, type Message } from '@wallart/sdk'
import { useState } from 'react'
import { EmailSent } from '../../features/sign-in/email-sent.tsx'
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx'
import { VIEW_TITLES } from '../../features/sign-in/sign-in-texts.ts'
import { useSignInResults } from '../../features/sign-in/use-sign-in-results.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { GoOnAsGuest } from './go-on-as-guest.tsx'
import styles from '../../features/sign-in/sign-in.module.css'

export interface LoginView {
  /** The page of this site that comes after, or nothing in particular. */
  readonly redirect: string
  /** The picture that a guest wanted to keep, if it was a heart that led here. */
  readonly heart: string
  readonly reason?: Message
  /** Whether the session of a customer has ended in this browser. */
  readonly hasEnded: boolean
}

export function Component() {
  const { reason, redirect, heart, hasEnded } = usePage<LoginView>()
  const state = useFormState<{ readonly mailed: string }>()
  const [mailed, setMailed] = useState(state.shown?.mailed ?? '')
  const [loginType, setLoginType] = useState<'password' | 'passwordless'>('password')
  const t = useTranslate()
  const { handleSignIn } = useSignInResults({
    onSignedIn: ({ location }, leadOn) => leadOn(location, { replace: true }),
    onMailed: setMailed,
  })
  const title = t(VIEW_TITLES[mailed ? 'email' : 'login'])
  return (
    <section className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {reason && !mailed && <p>{t(reason)}</p>}
      {mailed ? (
        <EmailSent
          email={mailed}
          redirect={redirect || DEFAULT_REDIRECT_TARGET}
          onShow={() => setMailed('')}
        />
      ) : (
        <SignInForm
          key={loginType}
          loginType={loginType}
          onToggleLoginType={() => setLoginType(loginType === 'password' ? 'passwordless' : 'password')}
          onResult={handleSignIn}
          state={state}
          redirect={redirect}
          heart={heart}
        />
      )}
      {hasEnded && !mailed && <GoOnAsGuest redirect={redirect} />}
    </section>
  )
}
