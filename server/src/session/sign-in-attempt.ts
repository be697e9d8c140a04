import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import type { SiteId } from '@wallart/sdk'
import type { Request, Response } from 'express'
import * as z from 'zod'
import { readCookies, setCookie } from './cookies.ts'
import type { Seal } from './seal.ts'

const LIFETIME_MS = 10 * 60_000

const attempt = z.object({
  site: z.string(),
  endsAt: z.number(),
  refused: z.string().exactOptional(),
  mailed: z.string().exactOptional(),
  heart: z.string().exactOptional(),
})

/** What this browser has tried to sign in with, sealed in a cookie as the session is. */
export function openSignInAttempt(
  req: Request,
  res: Response,
  site: SiteId,
  seal: Seal,
  now: () => number = Date.now,
): Pick<Visitor['signInAttempt'], 'read' | 'write'> {
  const name = `${req.secure ? '__Host-' : ''}sign-in-${site.toLowerCase()}`
  const text = seal.open(readCookies(req).get(name) ?? '')
  const stored = text === undefined ? undefined : attempt.safeParse(JSON.parse(text)).data
  const isOpen = stored?.site === site && stored.endsAt > now()
  return {
    read: () => (isOpen ? stored : {}),
    write(next) {
      const value = seal.seal(JSON.stringify({ ...next, site, endsAt: now() + LIFETIME_MS }))
      setCookie(res, name, value, { maxAgeSeconds: LIFETIME_MS / 1000, isSecure: req.secure })
    },
  }
}
