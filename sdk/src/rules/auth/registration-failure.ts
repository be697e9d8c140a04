import type { Message } from '../../model/message.ts'
import { GENERIC_ERROR } from '../texts/generic-error.ts'
import type { AuthFailure, AuthFailureView } from './auth-failure-view.ts'
import { failedWith } from './failed-with.ts'

/** The e-mail already has an account. */
export const ACCOUNT_EXISTS: Message<'auth.account-exists'> = {
  code: 'auth.account-exists',
  message: 'Account already exists.',
}

/** What either registration form shows; a 400 marks the e-mail and reveals the Sign in link. */
export function registrationFailure(failure: AuthFailure): AuthFailureView {
  return failedWith(failure, 400)
    ? { message: ACCOUNT_EXISTS, emailFlag: true, showSignIn: true }
    : { message: GENERIC_ERROR }
}
