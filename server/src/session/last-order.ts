import type { LastOrder, Visitor } from '@wallart/client/framework/visitor.server.ts'
import type { SiteId } from '@wallart/sdk'
import type { Request, Response } from 'express'
import * as z from 'zod'
import { readCookies, setCookie } from './cookies.ts'
import type { Seal } from './seal.ts'

const LIFETIME_MS = 24 * 3_600_000

const money = z.object({ minor: z.number(), currency: z.string() })

const attempt = z
  .object({
    basketId: z.string(),
    total: money,
    digest: z.string(),
    payment: z.object({ paymentInstrumentId: z.string(), amount: money }).optional(),
    customerId: z.string().optional(),
    isCustomers: z.boolean().default(false),
    // Builds before wrote only what was sent.
    isSent: z.boolean().default(true),
  })
  .transform(({ payment, customerId, ...seen }) => ({ ...seen, payment, customerId }))

const lastOrder = z
  .object({
    site: z.string(),
    endsAt: z.number(),
    orderNumber: z.string().optional(),
    customerId: z.string().optional(),
    attempts: z.array(attempt).optional(),
    // Builds before wrote one alone.
    attempt: attempt.optional(),
  })
  .transform(({ attempt: only, attempts = only ? [only] : [], ...stored }) => ({ ...stored, attempts }))

const NOTHING: LastOrder = { attempts: [] }

/** A form that fails is followed by its page in the same answer. */
const opened = new WeakMap<Response, Visitor['lastOrder']>()

/** The order that this browser placed last, sealed in a cookie, so that its number is in no address. */
export function openLastOrder(
  req: Request,
  res: Response,
  site: SiteId,
  seal: Seal,
  now: () => number = Date.now,
): Visitor['lastOrder'] {
  const before = opened.get(res)
  if (before) return before
  const name = `${req.secure ? '__Host-' : ''}order-${site.toLowerCase()}`
  const cookie = readCookies(req).get(name)
  const text = seal.open(cookie ?? '')
  const stored = text === undefined ? undefined : lastOrder.safeParse(JSON.parse(text)).data
  let current: LastOrder = stored?.site === site && stored.endsAt > now() ? stored : NOTHING
  const store: Visitor['lastOrder'] = {
    read: () => current,
    write(order) {
      current = order
      if (res.headersSent) return
      const value = seal.seal(JSON.stringify({ ...order, site, endsAt: now() + LIFETIME_MS }))
      setCookie(res, name, value, { maxAgeSeconds: LIFETIME_MS / 1000, isSecure: req.secure })
    },
    forget() {
      current = NOTHING
      if (cookie) setCookie(res, name, '', { maxAgeSeconds: 0, isSecure: req.secure })
    },
  }
  opened.set(res, store)
  return store
}
