import type { Message } from '../../model/message.ts'
import { GENERIC_ERROR } from '../texts/generic-error.ts'
import type { AuthFailure, AuthFailureView } from './auth-failure-view.ts'
import { failedWith } from './failed-with.ts'

/** E-mail and password do not belong together. */
export const INVALID_CREDENTIALS: Message<'auth.invalid-credentials'> = {
  code: 'auth.invalid-credentials',
  message: "Something's not right with your email or password. Try again.",
}

/** What the sign-in form shows; only refused credentials are also checked against the old shop's accounts. */
export function loginFailure(failure: AuthFailure): AuthFailureView {
  const refused = failedWith(failure, 401) || /unauthorized/i.test(failure.message ?? '')
  return refused ? { message: INVALID_CREDENTIALS, checkLegacy: true } : { message: GENERIC_ERROR }
}
