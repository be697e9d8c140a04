import {
  HttpError,
  legacyRedirect,
  loginFailure,
  passwordlessFailure,
  redirectTarget,
  SdkError,
  siteLink,
  validatePasswordlessSignIn,
  validateSignIn,
  type AuthFailure,
} from '@wallart/sdk'
import type { Action, ActionRequest, ActionResult } from '../../framework/action.ts'
import { isImageId } from '../../catalogue/is-image-id.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import { failureResult, isRefusedToShop, resultKind } from '../../framework/failure-result.server.ts'
import { signedInResult } from '../../features/sign-in/signed-in.server.ts'

export const logIn: Action = {
  path: '/login',
  page: 'login',
  limit: { kind: 'login', subject: 'email' },
  refill: ['email', 'redirect', 'heart'],
  async run(request) {
    const { fields, visitor } = request
    const checked = validateSignIn({ email: fields.get('email'), password: fields.get('password') })
    if (!checked.ok) return { kind: 'invalid', errors: errorsByField(checked.error) }
    const { email: username, password } = checked.value
    try {
      const signedIn = await visitor.signIn.withPassword({ username, password })
      return await signedInResult(request, signedIn)
    } catch (error) {
      if (!SdkError.is(error)) throw error
      return explainRefusal(request, username, error)
    }
  },
}

/** An account of the old shop has no password here yet. */
async function explainRefusal(
  { visitor, shop, context, signal }: ActionRequest,
  email: string,
  error: SdkError,
): Promise<ActionResult> {
  const failure = authFailure(error)
  const view = loginFailure(failure)
  if (view.checkLegacy) visitor.signInAttempt.write({ refused: email.toLowerCase() })
  const isLegacy = await shop.accountHelp.isLegacy(email, failure, { signal })
  const reset = legacyRedirect(view, isLegacy)
  const kind = failure.status === 401 ? 'invalid' : resultKind(error.code)
  if (!reset) return failureResult(error, view.message, kind)
  await visitor.startLegacySession()
  return { kind: 'moved', location: siteLink(reset, context) }
}

export const requestSignInEmail: Action = {
  path: '/login/email',
  page: 'login',
  limit: { kind: 'reset', subject: 'email' },
  refill: ['email', 'redirect', 'heart'],
  async run({ fields, visitor, address }) {
    const checked = validatePasswordlessSignIn({ email: fields.get('email') })
    if (!checked.ok) return { kind: 'invalid', errors: errorsByField(checked.error) }
    const { email: userId } = checked.value
    const redirectUrl = redirectTarget(fields.get('redirect'))
    try {
      await visitor.signIn.requestEmail({ userId, callbackUri: address('/callback'), redirectUrl })
    } catch (error) {
      if (!SdkError.is(error)) throw error
      const { message, emailFlag } = passwordlessFailure(authFailure(error))
      const result = failureResult(error, message)
      return emailFlag ? { ...result, kind: 'invalid', errors: { email: [message] } } : result
    }
    const mailed = userId.toLowerCase()
    const before = visitor.signInAttempt.read()
    // Another letter is asked for by a form that does not know of it.
    const heart = fields.get('heart') || (before.mailed === mailed ? before.heart : undefined)
    visitor.signInAttempt.write({ mailed, ...(heart && isImageId(heart) && { heart }) })
    return { kind: 'shown', data: { mailed: userId } }
  },
}

// The token that follows is refused to the shop, whatever the shopper has typed.
function authFailure(error: SdkError): AuthFailure {
  if (!HttpError.is(error) || isRefusedToShop(error)) return {}
  const { status, sentence } = error
  return { status, ...(sentence && { message: sentence }) }
}
