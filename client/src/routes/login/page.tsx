import type { Message } from '@wallart/sdk'
import type { FieldError, FormState } from '../../framework/action.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import styles from './page.module.css'

export interface LoginView {
  /** The page of this site that comes after, or nothing in particular. */
  readonly redirect: string
  /** The picture that a guest wanted to keep, if it was a heart that led here. */
  readonly heart: string
  readonly action: string
  readonly reason?: Message
}

const SIGN_IN = { code: 'ui.sign-in', message: 'Sign In' } as const

export function Component() {
  const { reason, ...view } = usePage<LoginView>()
  const t = useTranslate()
  return (
    <section className={styles.login}>
      <title>{t(SIGN_IN)}</title>
      <meta name="robots" content="noindex" />
      <h1>{t(SIGN_IN)}</h1>
      {reason && <p className={styles.reason}>{t(reason)}</p>}
      <SignIn {...view} />
    </section>
  )
}

function SignIn({ redirect, heart, action }: Omit<LoginView, 'reason'>) {
  const { errors, values } = useFormState()
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
