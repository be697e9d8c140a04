import {
  HttpError,
  loginFailure,
  redirectTarget,
  SdkError,
  siteLink,
  validateSignIn,
  type Message,
} from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import { failureResult } from '../../framework/failure-result.server.ts'
import { isImageId } from '../favourites/is-image-id.ts'

export const logIn: Action = {
  path: '/login',
  page: 'login',
  limit: { kind: 'login', subject: 'email' },
  refill: ['email', 'redirect', 'heart'],
  async run({ fields, visitor, context }) {
    const form = { email: fields.get('email'), password: fields.get('password') }
    const heart = fields.get('heart') ?? ''
    const checked = validateSignIn(form)
    if (!checked.ok) return { kind: 'invalid', errors: errorsByField(checked.error) }
    const { email: username, password } = checked.value
    try {
      await visitor.logIn({ username, password })
    } catch (error) {
      if (!SdkError.is(error)) throw error
      return failureResult(error, loginErrorMessage(error))
    }
    if (isImageId(heart)) await visitor.favourites.add(heart)
    return { kind: 'moved', location: siteLink(redirectTarget(fields.get('redirect')), context) }
  },
}

function loginErrorMessage(error: SdkError): Message {
  const status = error instanceof HttpError ? error.status : undefined
  return loginFailure(status === undefined ? {} : { status }).message
}
