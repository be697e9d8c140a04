import { isServiceFailure, redirectTarget, SdkError, siteLink, tooManyAttempts } from '@wallart/sdk'
import { signedInView } from '../../features/sign-in/signed-in.server.ts'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import type { CallbackView } from './page.tsx'

/** The browser that asked for the sign-in e-mail is signed in at once, another one says for whom it was. */
export const loader: PrivateLoader<CallbackView> = async ({ url, context, visitor }) => {
  const redirect = redirectTarget(url.searchParams.get('redirectUrl'))
  const location = siteLink(redirect, context)
  if (visitor.session()?.customerType === 'registered') return { kind: 'moved', status: 303, location }
  const token = url.searchParams.get('token') ?? ''
  const { mailed, heart } = visitor.signInAttempt.read()
  if (!mailed || token === '') return found({ token, redirect, hasFailed: false }, 'private')
  const retryAfterSeconds = await visitor.signInAttempt.enforceLimit(mailed)
  if (retryAfterSeconds !== undefined) {
    const problem = tooManyAttempts(retryAfterSeconds)
    return found({ token, redirect, hasFailed: false, problem }, 'private', undefined, 429)
  }
  try {
    const signedIn = signedInView(await visitor.signIn.withToken(token, { userId: mailed }), location)
    if (heart !== undefined) await visitor.favourites.add(heart)
    return found(
      { token: '', redirect, hasFailed: false, signedIn: { ...signedIn, email: mailed } },
      'private',
    )
  } catch (error) {
    if (!SdkError.is(error) || isServiceFailure(error.code)) throw error
    return found({ token: '', redirect, hasFailed: true }, 'private')
  }
}
