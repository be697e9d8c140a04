import { randomUUID } from 'node:crypto'
import type { Session, SiteId } from '@wallart/sdk'
import type { Request, Response } from 'express'
import * as z from 'zod'
import { hashSubject } from '../limits/hash-subject.ts'
import { readCookies, setCookie } from './cookies.ts'
import type { Seal } from './seal.ts'

const YEAR_MS = 365 * 24 * 3_600_000
const MAX_ACCOUNTS = 5

const stored = z.object({
  site: z.string(),
  device: z.string(),
  accounts: z.array(z.string()),
  endsAt: z.number(),
})

export interface KnownDevice {
  /** The id of this device, if it has signed in with this e-mail address, or found this order, before. */
  readonly idFor: (subject: string) => string | undefined
  readonly remember: (subject: string) => void
}

interface KnownDeviceOptions {
  readonly of?: 'device' | 'orders'
  readonly now?: () => number
}

/** Remembers beyond the session, as hashes in a sealed cookie, which accounts this device has signed in to, or which orders it has found. */
export function openKnownDevice(
  req: Request,
  res: Response,
  site: SiteId,
  seal: Seal,
  { of = 'device', now = Date.now }: KnownDeviceOptions = {},
): KnownDevice {
  const name = `${req.secure ? '__Host-' : ''}${of}-${site.toLowerCase()}`
  const text = seal.open(readCookies(req).get(name) ?? '')
  const read = text === undefined ? undefined : stored.safeParse(JSON.parse(text)).data
  const known = read?.site === site && read.endsAt > now() ? read : undefined
  return {
    idFor: subject => (known?.accounts.includes(hashSubject(subject)) ? known.device : undefined),
    remember(subject) {
      const account = hashSubject(subject)
      const others = (known?.accounts ?? []).filter(each => each !== account)
      const value = {
        site,
        device: known?.device ?? randomUUID(),
        accounts: [account, ...others].slice(0, MAX_ACCOUNTS),
        endsAt: now() + YEAR_MS,
      }
      setCookie(res, name, seal.seal(JSON.stringify(value)), {
        maxAgeSeconds: YEAR_MS / 1000,
        isSecure: req.secure,
      })
    },
  }
}

/** Whether a customer has signed in between the two moments; a redirect after a refusal is no sign-in. */
export function hasSignedIn(before: Session | undefined, after: Session | undefined): boolean {
  return after?.customerType === 'registered' && after.customerId !== before?.customerId
}
