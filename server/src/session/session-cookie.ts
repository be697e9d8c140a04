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
  /** Whether a customer's session has ended and no other has begun. */
  readonly hasEnded: () => boolean
  /** Forgets the session, and that there was one. */
  readonly forget: () => void
}

export interface SessionCookieOptions {
  readonly seal: Seal
  readonly isSecure: boolean
  readonly now: () => number
  /** Whether a guest may take the place of a customer whose session has ended. */
  readonly beginsGuest?: boolean
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
  { seal, isSecure, now, beginsGuest = false }: SessionCookieOptions,
): SessionCookie {
  const name = cookieName(site, isSecure)
  const stored = readStored(req, site, { seal, isSecure })
  const isOpen = stored && endOf(stored) > now()
  let current = isOpen ? stored.session : undefined
  let ended = !isOpen && stored?.session.customerType === 'registered' ? stored.session : undefined
  let isUnmerged = stored?.isUnmerged ?? false
  let beganAt = isOpen ? stored.beganAt : now()

  function send(next: z.infer<typeof sealed> | undefined, isPresent: boolean): void {
    if (res.headersSent) return
    const endsAt = next ? Math.min(next.session.refreshEndsAt, next.beganAt + ABSOLUTE_LIFETIME_MS) : now()
    const seconds = Math.max(0, (endsAt - now()) / 1000)
    const value = next ? seal.seal(JSON.stringify(next)) : ''
    if (value.length > MAX_COOKIE_BYTES) throw new Error('A session does not fit into its cookie.')
    setCookie(res, name, value, { maxAgeSeconds: seconds, isSecure })
    setCookie(res, presenceCookie(site), isPresent ? '1' : '', {
      maxAgeSeconds: isPresent ? seconds : 0,
      isSecure,
      isReadable: true,
    })
    // What the browser still has of the customer's pages goes with the session; other brands' cookies stay.
    if (!isPresent) res.setHeader('clear-site-data', '"cache"')
  }

  function write(next: Session | undefined): void {
    if (next?.customerId !== current?.customerId) {
      beganAt = now()
      isUnmerged = false
    }
    current = next
    // A call beside others that found the customer's end would begin a guest in their place.
    if (ended && next?.customerType === 'guest' && !beginsGuest) return
    ended = undefined
    send(next && { site, beganAt, session: next, ...(isUnmerged && { isUnmerged }) }, next !== undefined)
  }

  /** What stays says that there was a customer, and opens nothing. */
  function end(last: Session): void {
    ended = { ...last, accessToken: '', refreshToken: '', accessEndsAt: 0 }
    current = undefined
    isUnmerged = false
    send({ site, beganAt: stored?.beganAt ?? beganAt, session: ended }, false)
  }

  return {
    read: () => current,
    write,
    clear() {
      if (current?.customerType === 'registered') end(current)
      else if (current && !ended) write(undefined)
      else current = undefined
    },
    forget: () => write(undefined),
    isUnmerged: () => isUnmerged,
    markUnmerged(next) {
      isUnmerged = next
      write(current)
    },
    hasEnded() {
      if (ended && ended.accessToken !== '') end(ended)
      return ended !== undefined
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
