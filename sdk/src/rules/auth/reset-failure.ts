import { EMAIL_INVALID } from '../forms/email-invalid.ts'
import { GENERIC_ERROR } from '../texts/generic-error.ts'
import type { AuthFailure, AuthFailureView } from './auth-failure-view.ts'
import { failedWith } from './failed-with.ts'

/** Why a password reset token could not be had. */
export function resetFailure(failure: AuthFailure): AuthFailureView {
  return failedWith(failure, 400) ? { message: EMAIL_INVALID, emailFlag: true } : { message: GENERIC_ERROR }
}
