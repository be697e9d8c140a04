import type { FormInput, FormResult } from '../../model/form.ts'
import type { FieldIssue } from '../../model/message.ts'
import { rawFieldText } from './field-text.ts'
import { formResult } from './form-result.ts'
import { parseEmail } from './parse-email.ts'
import { PASSWORD_MAX_LENGTH } from './password-issue.ts'

const SIGN_IN_EMAIL_REQUIRED: FieldIssue<'email'> = {
  field: 'email',
  code: 'sign-in.email-required',
  message: 'Please enter your email address.',
}

const SIGN_IN_PASSWORD_REQUIRED: FieldIssue<'password'> = {
  field: 'password',
  code: 'sign-in.password-required',
  message: 'Please enter your password.',
}

/** What a shopper signs in with. */
export interface SignIn {
  readonly email: string
  readonly password: string
}

/** Checks the sign-in form; what a password must contain is not asked here. */
export function validateSignIn(form: FormInput<keyof SignIn>): FormResult<SignIn, keyof SignIn> {
  const email = parseEmail(form?.email) ?? ''
  const password = rawFieldText(form, 'password')
  const isUsable = password !== '' && password.length <= PASSWORD_MAX_LENGTH
  return formResult([!email && SIGN_IN_EMAIL_REQUIRED, !isUsable && SIGN_IN_PASSWORD_REQUIRED], {
    email,
    password,
  })
}

/** Checks the sign-in form of a shopper who wants a link by email instead of a password. */
export function validatePasswordlessSignIn(
  form: FormInput<'email'>,
): FormResult<{ readonly email: string }, 'email'> {
  const email = parseEmail(form?.email)
  return email ? { ok: true, value: { email } } : { ok: false, error: [SIGN_IN_EMAIL_REQUIRED] }
}
