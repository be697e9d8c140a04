import type { IncomingMessage, ServerResponse } from 'node:http'
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

const sealed = z.object({ site: z.string(), session })

/** The largest cookie that every browser keeps, with room for its attributes. */
const MAX_COOKIE_BYTES = 3500

/** The name of the cookie that tells scripts that there is a session, and nothing else. */
const PRESENCE_COOKIE = 'p'

/** One visitor's session in its cookie, for the time of one request. */
export interface SessionCookie extends TokenStore {
  readonly read: () => Session | undefined
}

/** What a session cookie is opened with. */
export interface SessionCookieParts {
  readonly seal: Seal
  readonly isSecure: boolean
  readonly now: () => number
}

/** The cookie's name, which browsers bind to this very host over https. */
function cookieName(site: SiteId, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}s-${site.toLowerCase()}`
}

/** Opens the session of a request; what changes is set on its answer. */
export function openSessionCookie(
  req: IncomingMessage,
  res: ServerResponse,
  site: SiteId,
  { seal, isSecure, now }: SessionCookieParts,
): SessionCookie {
  const name = cookieName(site, isSecure)
  let current = contentOf(seal.open(readCookies(req).get(name) ?? ''), site)

  function write(next: Session | undefined): void {
    current = next
    if (res.headersSent) return
    const seconds = next ? (next.refreshEndsAt - now()) / 1000 : 0
    const value = next ? seal.seal(JSON.stringify({ site, session: next })) : ''
    if (value.length > MAX_COOKIE_BYTES) throw new Error('A session does not fit into its cookie.')
    setCookie(res, name, value, { maxAgeSeconds: seconds, isSecure })
    setCookie(res, PRESENCE_COOKIE, next ? '1' : '', { maxAgeSeconds: seconds, isSecure, isReadable: true })
  }

  return { read: () => current, keep: write, forget: () => write(undefined) }
}

// A cookie under the name of the other brand is nobody's there.
function contentOf(text: string | undefined, site: SiteId): Session | undefined {
  if (text === undefined) return undefined
  const read = sealed.safeParse(JSON.parse(text))
  return read.success && read.data.site === site ? read.data.session : undefined
}
