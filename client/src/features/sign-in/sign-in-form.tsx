import {
  HAS_BUSINESS_ACCOUNTS,
  siteLink,
  validatePasswordlessSignIn,
  validateSignIn,
  type AuthDialogState,
} from '@wallart/sdk'
import type { FormState } from '../../framework/action.ts'
import { Link } from '../../framework/link.tsx'
import { useFormSubmit, type HandleResult } from '../../framework/use-form-submit.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/controls.tsx'
import { FormAlert } from './form-alert.tsx'
import { CREATE_ACCOUNT, EMAIL_LABEL, PASSWORD_LABEL, SIGN_IN } from './sign-in-texts.ts'
import type { SignInResult } from './sign-in-result.ts'
import { viewAddress, ViewLink, type ShowView } from './view-link.tsx'
import styles from './sign-in.module.css'

interface SignInFormProps {
  readonly loginType: AuthDialogState['loginType']
  readonly onToggleLoginType: () => void
  readonly onResult: HandleResult<SignInResult>
  readonly onShow?: ShowView
  readonly state?: FormState
  readonly redirect?: string
  readonly heart?: string
}

const TYPES = {
  password: {
    path: '/login',
    validate: validateSignIn,
    submit: SIGN_IN,
    other: { code: 'sign-in.email-me-a-link', message: 'Email me a sign-in link instead' },
  },
  passwordless: {
    path: '/login/email',
    validate: validatePasswordlessSignIn,
    submit: { code: 'sign-in.send-link', message: 'Send sign-in link' },
    other: { code: 'sign-in.use-password', message: 'Sign in with a password instead' },
  },
} as const

export function SignInForm(props: SignInFormProps) {
  const { loginType, onToggleLoginType, onResult, onShow, state, redirect = '', heart = '' } = props
  const context = useSite()
  const t = useTranslate()
  const { path, validate, submit, other } = TYPES[loginType]
  const action = siteLink(path, context)
  const { formProps, isSending, errorOf } = useFormSubmit({
    action,
    state,
    validate,
    waitsForCart: true,
    onResult,
  })
  const values = state?.values ?? {}
  const after = { redirect: values['redirect'] ?? redirect, heart: values['heart'] ?? heart }
  return (
    <form {...formProps} className={styles.form}>
      <FormAlert>{errorOf('')}</FormAlert>
      <input type="hidden" name="redirect" value={after.redirect} />
      <input type="hidden" name="heart" value={after.heart} />
      <TextField
        label={t(EMAIL_LABEL)}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={values['email'] ?? ''}
        error={errorOf('email')}
        data-focus
      />
      {loginType === 'password' && <Password error={errorOf('password')} onShow={onShow} />}
      <Button type="submit" look="primary" isWide isPending={isSending}>
        {t(submit)}
      </Button>
      <Button
        type="submit"
        look="quiet"
        isWide
        formAction={siteLink(TYPES.passwordless.path, context)}
        onClick={event => {
          event.preventDefault()
          onToggleLoginType()
        }}
      >
        {t(other)}
      </Button>
      <OtherWays registration={viewAddress('/registration', after)} onShow={onShow} />
    </form>
  )
}

interface PasswordProps {
  readonly error: string | undefined
  readonly onShow: ShowView | undefined
}

function Password({ error, onShow }: PasswordProps) {
  const t = useTranslate()
  return (
    <>
      <TextField
        label={t(PASSWORD_LABEL)}
        name="password"
        type="password"
        autoComplete="current-password"
        error={error}
      />
      <p className={styles.forgot}>
        <ViewLink to="/reset-password" view="password" onShow={onShow}>
          {t({ code: 'sign-in.forgot-password', message: 'Forgot password?' })}
        </ViewLink>
      </p>
    </>
  )
}

interface OtherWaysProps {
  readonly registration: string
  readonly onShow: ShowView | undefined
}

function OtherWays({ registration, onShow }: OtherWaysProps) {
  const { id } = useSite().site
  const t = useTranslate()
  return (
    <>
      <p className={styles.aside}>
        {t({ code: 'sign-in.no-account', message: "Don't have an account?" })}{' '}
        <ViewLink to={registration} view="register" onShow={onShow}>
          {t(CREATE_ACCOUNT)}
        </ViewLink>
      </p>
      {HAS_BUSINESS_ACCOUNTS[id] && (
        <p className={styles.aside}>
          <Link to="/b2b_registration">
            {t({ code: 'sign-in.business', message: "If you're a business customer click here" })}
          </Link>
        </p>
      )}
    </>
  )
}
