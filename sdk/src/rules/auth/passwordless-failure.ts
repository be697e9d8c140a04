import type { Message } from '../../model/message.ts'
import { EMAIL_INVALID } from '../forms/email-invalid.ts'
import { GENERIC_ERROR } from '../texts/generic-error.ts'
import type { AuthFailure, AuthFailureView } from './auth-failure-view.ts'

/** Signing in without a password is not set up. */
export const PASSWORDLESS_UNAVAILABLE: Message<'auth.passwordless-unavailable'> = {
  code: 'auth.passwordless-unavailable',
  message: 'This feature is not currently available.',
}

const NOT_SET_UP =
  /callback_uri doesn['\u2019]t match|passwordless permissions error|client secret is not provided/i
const UNKNOWN_EMAIL = /user not found|invalid e-?mail/i

/** What the form shows when no sign-in e-mail could be sent: not set up, unknown e-mail, or anything else. */
export function passwordlessFailure({ message = '' }: AuthFailure): AuthFailureView {
  if (NOT_SET_UP.test(message)) return { message: PASSWORDLESS_UNAVAILABLE }
  if (UNKNOWN_EMAIL.test(message)) return { message: EMAIL_INVALID, emailFlag: true }
  return { message: GENERIC_ERROR }
}
