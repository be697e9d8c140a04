import { isServiceFailure, SdkError, validatePasswordlessSignIn } from '@wallart/sdk'
import { LINK_ENDED } from '../../features/sign-in/sign-in-texts.ts'
import { signedInResult } from '../../features/sign-in/signed-in.server.ts'
import type { Action } from '../../framework/action.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import { failureResult, isRefusedToShop } from '../../framework/failure-result.server.ts'

export const finishSignIn: Action = {
  path: '/callback',
  page: 'callback',
  limit: { kind: 'login', subject: 'email' },
  refill: ['email', 'redirect', 'token'],
  async run(request) {
    const { fields, visitor } = request
    const checked = validatePasswordlessSignIn({ email: fields.get('email') })
    if (!checked.ok) return { kind: 'invalid', errors: errorsByField(checked.error) }
    try {
      const userId = checked.value.email.toLowerCase()
      const signedIn = await visitor.signIn.withToken(fields.get('token') ?? '', { userId })
      return await signedInResult(request, signedIn)
    } catch (error) {
      if (!SdkError.is(error)) throw error
      if (isServiceFailure(error.code) || isRefusedToShop(error)) return failureResult(error)
      return failureResult(error, LINK_ENDED, 'invalid')
    }
  },
}
