import { GENERIC_ERROR, HttpError, passwordIssue, SdkError, validateResetPassword } from '@wallart/sdk'
import { commonPasswordIssue } from '../../features/sign-in/common-passwords.server.ts'
import { LINK_ENDED } from '../../features/sign-in/sign-in-texts.ts'
import type { Action } from '../../framework/action.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import { failureResult } from '../../framework/failure-result.server.ts'
import { takeAtLeast } from '../../framework/take-at-least.server.ts'

/** Says the same, and takes the same time, whether or not there is an account; the field is called as the service calls it. */
export const requestPasswordReset: Action = {
  path: '/submit-password-reset',
  page: 'reset-password',
  limit: { kind: 'reset', subject: 'loginEmail' },
  refill: ['loginEmail'],
  // Who leaves, or presses again, gets the letter all the same.
  async run({ fields, shop }) {
    const checked = validateResetPassword({ email: fields.get('loginEmail') })
    if (!checked.ok) return { kind: 'invalid', errors: { loginEmail: checked.error } }
    const { email } = checked.value
    const submitted = await takeAtLeast(shop.accountHelp.resetPassword(email))
    if (!submitted.sent) return { kind: 'failed', errors: { '': [submitted.message] } }
    return { kind: 'shown', data: { step: 'sent' } }
  },
}

export const choosePassword: Action = {
  path: '/reset-password',
  page: 'reset-password',
  limit: { kind: 'resetToken', subject: 'email' },
  refill: ['email', 'token'],
  async run({ fields, visitor }) {
    const newPassword = fields.get('password') ?? ''
    const issue = passwordIssue(newPassword) ?? commonPasswordIssue(newPassword)
    if (issue) return { kind: 'invalid', errors: errorsByField([issue]) }
    try {
      await visitor.resetPassword({
        userId: fields.get('email') ?? '',
        token: fields.get('token') ?? '',
        newPassword,
      })
    } catch (error) {
      if (!SdkError.is(error)) throw error
      const isUsedUp = HttpError.is(error) && error.status === 400
      return failureResult(error, isUsedUp ? LINK_ENDED : GENERIC_ERROR)
    }
    return { kind: 'shown', data: { step: 'changed' } }
  },
}
