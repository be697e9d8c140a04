import { redirectTarget, requireSignIn, siteLink, type Message } from '@wallart/sdk'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import type { Visitor } from '../../framework/visitor.server.ts'
import type { LoginView } from './page.tsx'

const SESSION_ENDED: Message = {
  code: 'login.ended',
  message: 'You have been signed out. What was in your cart waits in your account.',
}

export const loader: PrivateLoader<LoginView> = async ({ url, context, visitor, signal }) => {
  const requested = url.searchParams.get('redirect') ?? ''
  if (await isStillSignedIn(visitor, signal))
    return { kind: 'moved', status: 303, location: siteLink(redirectTarget(requested), context) }
  const heart = url.searchParams.get('heart') ?? ''
  const redirect = requested && redirectTarget(requested)
  const hasEnded = visitor.hasEndedSession()
  const reason = signInReason(url.pathname, { redirect, heart, hasEnded })
  return found({ redirect, heart, hasEnded, ...(reason && { reason }) }, 'private')
}

// A session that has ended is dropped by the first call that needs it.
async function isStillSignedIn({ session, accounts }: Visitor, signal: AbortSignal): Promise<boolean> {
  const stored = session()
  if (stored?.customerType !== 'registered') return false
  await accounts.get(stored.customerId, { signal }).catch(() => undefined)
  return session()?.customerType === 'registered'
}

function signInReason(
  path: string,
  { redirect, heart, hasEnded }: Pick<LoginView, 'redirect' | 'heart' | 'hasEnded'>,
): Message | undefined {
  if (heart)
    return { code: 'login.keep-favorite', message: 'Sign in to keep this picture in your Favorites.' }
  if (hasEnded) return SESSION_ENDED
  const requirement = requireSignIn(false, path)
  return redirect && 'message' in requirement ? requirement.message : undefined
}
