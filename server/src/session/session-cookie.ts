import type { IncomingMessage, ServerResponse } from 'node:http'
import { presenceCookie } from '@wallart/client/framework/me.ts'
import type { Session, SiteId } from '@wallart/sdk'
import type { TokenStore } from '@wallart/sdk/auth/token-store'
import * as z from 'zod'
import { readCookies, setCookie } from './cookies.ts'
import type { Seal } from './seal.ts'

const session = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  usid: z.string(),
  customerId: z.string(),
  encUserId: z.string(),
  customerType: z.enum(['guest', 'registered']),
  dnt: z.boolean(),
  accessEndsAt: z.number(),
  refreshEndsAt: z.number(),
})

const sealed = z.object({
  site: z.string(),
  beganAt: z.number(),
  session,
  /** What the guest had in the cart is still to be merged into the customer's. */
  isUnmerged: z.boolean().optional(),
})

/** However often its tokens are renewed, a customer signs in again after so long. */
const ABSOLUTE_LIFETIME_MS = 30 * 24 * 3_600_000

/** How long a customer may stay away after their access token has ended, which any use would have renewed. */
const IDLE_LIFETIME_MS = 30 * 60_000

/** What every browser stores, with room for the attributes. */
const MAX_COOKIE_BYTES = 3500

export interface SessionCookie extends TokenStore {
  readonly read: () => Session | undefined
  readonly isUnmerged: () => boolean
  readonly markUnmerged: (isUnmerged: boolean) => void
  /** Forgets a customer's session that has ended; answers whether there was one. */
  readonly forgetEnded: () => boolean
}

export interface SessionCookieOptions {
  readonly seal: Seal
  readonly isSecure: boolean
  readonly now: () => number
}

/** The __Host- prefix binds the cookie to this host over https. */
function cookieName(site: SiteId, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}s-${site.toLowerCase()}`
}

/** What a request's cookie says, also when it has ended. */
export function readSession(
  req: IncomingMessage,
  site: SiteId,
  { seal, isSecure }: Pick<SessionCookieOptions, 'seal' | 'isSecure'>,
): Session | undefined {
  return readStored(req, site, { seal, isSecure })?.session
}

export function openSessionCookie(
  req: IncomingMessage,
  res: ServerResponse,
  site: SiteId,
  { seal, isSecure, now }: SessionCookieOptions,
): SessionCookie {
  const name = cookieName(site, isSecure)
  const stored = readStored(req, site, { seal, isSecure })
  const hasEnded = stored && endOf(stored) <= now()
  let current = hasEnded ? undefined : stored?.session
  let isUnmerged = stored?.isUnmerged ?? false
  let beganAt = stored && !hasEnded ? stored.beganAt : now()

  function write(next: Session | undefined): void {
    if (next?.customerId !== current?.customerId) {
      beganAt = now()
      isUnmerged = false
    }
    current = next
    if (res.headersSent) return
    const endsAt = next ? Math.min(next.refreshEndsAt, beganAt + ABSOLUTE_LIFETIME_MS) : now()
    const seconds = (endsAt - now()) / 1000
    const value = next
      ? seal.seal(JSON.stringify({ site, beganAt, session: next, ...(isUnmerged && { isUnmerged }) }))
      : ''
    if (value.length > MAX_COOKIE_BYTES) throw new Error('A session does not fit into its cookie.')
    setCookie(res, name, value, { maxAgeSeconds: seconds, isSecure })
    setCookie(res, presenceCookie(site), next ? '1' : '', {
      maxAgeSeconds: seconds,
      isSecure,
      isReadable: true,
    })
    // What the browser still has of the customer's pages goes with the session; other brands' cookies stay.
    if (!next) res.setHeader('clear-site-data', '"cache"')
  }

  return {
    read: () => current,
    write,
    clear: () => write(undefined),
    isUnmerged: () => isUnmerged,
    markUnmerged(next) {
      isUnmerged = next
      write(current)
    },
    forgetEnded() {
      // A guest may have begun in the same request.
      const isCustomer = current?.customerType === 'registered'
      const wasCustomer = !isCustomer && stored?.session.customerType === 'registered'
      if (wasCustomer) write(undefined)
      return wasCustomer
    },
  }
}

// A guest's session holds nothing but a cart, which outlasts a coffee.
function endOf({ beganAt, session: { customerType, accessEndsAt } }: z.infer<typeof sealed>): number {
  const absolute = beganAt + ABSOLUTE_LIFETIME_MS
  return customerType === 'registered' ? Math.min(absolute, accessEndsAt + IDLE_LIFETIME_MS) : absolute
}

// A session is valid for its own site only.
function readStored(
  req: IncomingMessage,
  site: SiteId,
  { seal, isSecure }: Pick<SessionCookieOptions, 'seal' | 'isSecure'>,
): z.infer<typeof sealed> | undefined {
  const text = seal.open(readCookies(req).get(cookieName(site, isSecure)) ?? '')
  if (text === undefined) return undefined
  const read = sealed.safeParse(JSON.parse(text))
  return read.success && read.data.site === site ? read.data : undefined
}
