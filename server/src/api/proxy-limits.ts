import type { Request } from 'express'
import type { Attempt } from '../limits/enforce-rate-limit.ts'
import { limitsOf } from '../limits/rate-limits.ts'

/** Operations by which passwords, codes and cards can be guessed or mails be sent, and how often each may be called. */
const KINDS: Readonly<Record<string, string>> = {
  'log-in': 'login',
  'get-passwordless-token': 'login',
  'change-password': 'login',
  'get-token': 'token',
  'authorize-guest': 'authorization',
  'start-passwordless-login': 'reset',
  'request-password-reset': 'reset',
  'reset-password': 'resetToken',
  'register-customer': 'registration',
  'get-gift-certificate': 'giftCard',
  'add-coupon': 'promo',
  'add-basket-payment': 'promo',
  'create-order': 'order',
}

/** Their answers may hold thousands of lines, or are of many products. */
const LONG_READS: ReadonlySet<string> = new Set(['get-customer-orders', 'search-products', 'get-products'])

export const MOST_HITS = 50

const isRead = ({ method }: Request) => method === 'GET'

/** Whether it waits the longer, the more has been guessed at one account. */
export const isSlowedDown = (operation: string): boolean =>
  limitsOf(KINDS[operation] ?? '')?.slowdown !== undefined

export const isLongRead = (operation: string): boolean => LONG_READS.has(operation)

export function wantsTooManyHits(operation: string, query: string): boolean {
  if (operation !== 'search-products') return false
  // Which of several limits counts, and how one that is no number is read, the service decides.
  return new URLSearchParams(query).getAll('limit').some(limit => !(Number(limit) <= MOST_HITS))
}

/** What a call through the proxy tries, and with whose account. */
export function proxyAttempt(operation: string, req: Request, content: unknown): Attempt {
  const read = isLongRead(operation) ? 'longProxyReads' : 'proxyReads'
  const kind = KINDS[operation] ?? (codesIn(content) > 0 ? 'promo' : isRead(req) ? read : 'cart')
  const subject = readAccount(operation, req, content)
  // A code without an account is compared with those of all.
  return operation === 'get-passwordless-token' && !subject ? { kind: 'unnamedCode' } : { kind, subject }
}

// The field that the service itself reads: by another one a caller could name any account and try a second.
function readAccount(operation: string, req: Request, content: unknown): string | undefined {
  // Elsewhere Basic credentials are those of a client.
  if (operation === 'log-in') return basicUser(req)
  const { user_id: userId, login_id: loginId } = Object(content)
  const id: unknown = operation === 'get-passwordless-token' ? loginId : userId
  return typeof id === 'string' ? id : undefined
}

/** How many codes a call would try at once, whatever else it is for: a basket can be created with some. */
export function codesIn(content: unknown): number {
  const { couponItems, paymentInstruments } = Object(content)
  return [couponItems, paymentInstruments].flat().filter(Boolean).length
}

function basicUser({ headers }: Request): string | undefined {
  const encoded = /^Basic +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  return encoded && Buffer.from(encoded, 'base64').toString('utf8').split(':', 1)[0]
}
