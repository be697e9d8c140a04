import type { FieldError, FormState } from '../../framework/action.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import styles from './page.module.css'

/** What the sign-in page shows. */
export interface LoginView {
  readonly isSignedIn: boolean
  /** The page of this site that comes after, or nothing in particular. */
  readonly redirect: string
  /** The picture that a guest wanted to keep, if it was a heart that led here. */
  readonly heart: string
  readonly action: string
}

const SIGN_IN = { code: 'ui.sign-in', message: 'Sign In' } as const

export function Component() {
  const { isSignedIn, action, ...signInProps } = usePage<LoginView>()
  const form = useFormState()
  const t = useTranslate()
  return (
    <section className={styles.login}>
      <title>{t(SIGN_IN)}</title>
      <meta name="robots" content="noindex" />
      <h1>{t(SIGN_IN)}</h1>
      {isSignedIn ? <SignedIn action={action} /> : <SignIn {...{ ...signInProps, action, form }} />}
    </section>
  )
}

function SignIn({
  redirect,
  heart,
  action,
  form,
}: Omit<LoginView, 'isSignedIn'> & { readonly form: FormState }) {
  const { errors, values } = form
  const t = useTranslate()
  return (
    <form method="post" action={action} noValidate className={styles.form}>
      <Errors id="form-error" errors={errors['']} />
      <input type="hidden" name="redirect" value={values['redirect'] ?? redirect} />
      <input type="hidden" name="heart" value={values['heart'] ?? heart} />
      <label htmlFor="email">{t({ code: 'ui.email', message: 'Email' })}</label>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={values['email'] ?? ''}
        {...errorAttributes('email', errors)}
      />
      <Errors id="email-error" errors={errors['email']} />
      <label htmlFor="password">{t({ code: 'ui.password', message: 'Password' })}</label>
      <input
        id="password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        {...errorAttributes('password', errors)}
      />
      <Errors id="password-error" errors={errors['password']} />
      <button type="submit">{t(SIGN_IN)}</button>
    </form>
  )
}

function SignedIn({ action }: Pick<LoginView, 'action'>) {
  const t = useTranslate()
  return (
    <form method="post" action={action.replace(/login(?=\?|$)/, 'logout')} className={styles.form}>
      <p>{t({ code: 'login.you-are-signed-in', message: 'You are signed in.' })}</p>
      <button type="submit">{t({ code: 'ui.sign-out', message: 'Sign Out' })}</button>
    </form>
  )
}

function Errors({ id, errors }: { readonly id: string; readonly errors: readonly FieldError[] | undefined }) {
  const t = useTranslate()
  if (!errors) return null
  return (
    <p id={id} role="alert" className={styles.error}>
      {errors.map(t).join(' ')}
    </p>
  )
}

function errorAttributes(name: string, errors: FormState['errors']) {
  return errors[name] ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {}
}
