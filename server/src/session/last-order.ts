import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import type { SiteId } from '@wallart/sdk'
import type { Request, Response } from 'express'
import * as z from 'zod'
import { readCookies, setCookie } from './cookies.ts'
import type { Seal } from './seal.ts'

const LIFETIME_MS = 24 * 3_600_000

const lastOrder = z.object({ site: z.string(), endsAt: z.number(), orderNumber: z.string() })

/** The order that this browser placed last, sealed in a cookie, so that its number is in no address. */
export function openLastOrder(
  req: Request,
  res: Response,
  site: SiteId,
  seal: Seal,
  now: () => number = Date.now,
): Visitor['lastOrder'] {
  const name = `${req.secure ? '__Host-' : ''}order-${site.toLowerCase()}`
  const text = seal.open(readCookies(req).get(name) ?? '')
  const stored = text === undefined ? undefined : lastOrder.safeParse(JSON.parse(text)).data
  const isOpen = stored?.site === site && stored.endsAt > now()
  return {
    read: () => (isOpen ? stored.orderNumber : undefined),
    write(orderNumber) {
      const value = seal.seal(JSON.stringify({ orderNumber, site, endsAt: now() + LIFETIME_MS }))
      setCookie(res, name, value, { maxAgeSeconds: LIFETIME_MS / 1000, isSecure: req.secure })
    },
  }
}
