import type { Rate, Slowdown } from './rate-limiter.ts'

const MINUTE = 60
const HOUR = 3600

export interface Limits {
  /** Of one address. */
  readonly visitor: readonly Rate[]
  /** Of one address at the same time, in each process; kinds that name the same count together. */
  readonly atOnce?: { readonly name: string; readonly times: number }
  /** Of one account or order, wherever the attempts come from; devices that have signed in to it are not among them. */
  readonly subject?: readonly Rate[]
  /** Of one account or order from one address or one known device: less than of all, so that no stranger alone uses those up. */
  readonly pair?: readonly Rate[]
  /** Of one account or order from one known device, where that is more than from an address. */
  readonly known?: readonly Rate[]
  /** Of one account from devices that have not signed in to it: delays and never refuses. */
  readonly slowdown?: Slowdown
  /** Of all visitors together: far more than shoppers need, far less than guessing from many addresses does. */
  readonly total?: readonly Rate[]
}

const SLOWDOWN: Slowdown = { after: 20, seconds: 15 * MINUTE, stepMs: 100, maxMs: 2000 }

// They are decoded one after the other, and those of one address must not keep all others waiting.
const UPLOADS_AT_ONCE = { name: 'uploads', times: 6 }

const TOKENS = [
  { times: 60, seconds: MINUTE },
  { times: 600, seconds: HOUR },
] as const

const LIMITS = {
  login: {
    visitor: [
      { times: 10, seconds: MINUTE },
      { times: 60, seconds: HOUR },
    ],
    // Limiting the account alone would let a stranger lock its owner out.
    pair: [{ times: 10, seconds: 15 * MINUTE }],
    slowdown: SLOWDOWN,
  },
  // Guesses at the codes of all accounts together, of which a shopper's own frontend names one.
  unnamedCode: {
    visitor: [{ times: 10, seconds: MINUTE }],
    total: [{ times: 100, seconds: 10 * MINUTE }],
  },
  // Only who has the session can try these, so limiting the account locks no owner out of it.
  credentials: {
    visitor: [
      { times: 10, seconds: MINUTE },
      { times: 60, seconds: HOUR },
    ],
    subject: [{ times: 10, seconds: HOUR }],
  },
  token: { visitor: TOKENS },
  // Each writes a guest and a code.
  authorization: { visitor: TOKENS },
  proxyReads: { visitor: [{ times: 240, seconds: MINUTE }] },
  longProxyReads: { visitor: [{ times: 60, seconds: MINUTE }] },
  lookup: {
    visitor: [
      { times: 5, seconds: MINUTE },
      { times: 20, seconds: HOUR },
    ],
    pair: [{ times: 5, seconds: HOUR }],
    // The shopper who has found an order looks at it again and again until it is there.
    known: [{ times: 20, seconds: HOUR }],
    subject: [{ times: 10, seconds: HOUR }],
    total: [{ times: 1000, seconds: MINUTE }],
  },
  reset: {
    visitor: [
      { times: 5, seconds: MINUTE },
      { times: 20, seconds: HOUR },
    ],
    pair: [{ times: 3, seconds: HOUR }],
    subject: [{ times: 5, seconds: HOUR }],
  },
  // Wrong tokens must not use up the mails in which the right one comes.
  resetToken: {
    visitor: [
      { times: 5, seconds: MINUTE },
      { times: 20, seconds: HOUR },
    ],
    pair: [{ times: 10, seconds: HOUR }],
    slowdown: SLOWDOWN,
  },
  registration: { visitor: [{ times: 5, seconds: HOUR }] },
  legacy: { visitor: [{ times: 10, seconds: MINUTE }], subject: [{ times: 10, seconds: HOUR }] },
  cart: { visitor: [{ times: 240, seconds: MINUTE }] },
  // What names no other.
  form: { visitor: [{ times: 240, seconds: MINUTE }] },
  // Each adds dozens of works.
  reorder: {
    visitor: [
      { times: 10, seconds: MINUTE },
      { times: 60, seconds: HOUR },
    ],
  },
  promo: {
    visitor: [
      { times: 20, seconds: MINUTE },
      { times: 60, seconds: HOUR },
    ],
  },
  order: {
    visitor: [
      { times: 10, seconds: MINUTE },
      { times: 60, seconds: HOUR },
    ],
  },
  giftCard: {
    visitor: [
      { times: 10, seconds: 10 * MINUTE },
      { times: 30, seconds: HOUR },
    ],
  },
  // Each message is confirmed in a letter to the address that it names.
  contact: {
    visitor: [{ times: 5, seconds: 10 * MINUTE }],
    pair: [{ times: 5, seconds: HOUR }],
    subject: [{ times: 10, seconds: HOUR }],
  },
  // A form brings ten photos at most, and a photo takes twice as much of the disk as of the line.
  photos: {
    visitor: [
      { times: 20, seconds: MINUTE },
      { times: 60, seconds: HOUR },
    ],
    atOnce: UPLOADS_AT_ONCE,
  },
  photoRemovals: {
    visitor: [
      { times: 60, seconds: MINUTE },
      { times: 300, seconds: HOUR },
    ],
  },
  // A full album of the largest photos is 600 parts.
  photoParts: {
    visitor: [
      { times: 300, seconds: MINUTE },
      { times: 2000, seconds: HOUR },
    ],
    atOnce: UPLOADS_AT_ONCE,
  },
  newsletter: { visitor: [{ times: 10, seconds: HOUR }] },
  suggestions: { visitor: [{ times: 120, seconds: MINUTE }] },
  newVisitors: { visitor: [{ times: 5, seconds: HOUR }] },
  activities: { visitor: [{ times: 240, seconds: MINUTE }] },
  recommendations: { visitor: [{ times: 240, seconds: MINUTE }] },
  reports: { visitor: [{ times: 60, seconds: MINUTE }] },
} as const satisfies Readonly<Record<string, Limits>>

type Limited = keyof typeof LIMITS

export function limitsOf(kind: string): Limits | undefined {
  return isLimited(kind) ? LIMITS[kind] : undefined
}

function isLimited(kind: string): kind is Limited {
  return Object.hasOwn(LIMITS, kind)
}
