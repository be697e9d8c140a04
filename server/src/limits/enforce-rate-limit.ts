import type { IncomingMessage } from 'node:http'
import type { AppContext } from '../app-context.ts'
import { hashSubject } from './hash-subject.ts'
import type { Rate, Verdict } from './rate-limiter.ts'
import { limitsOf } from './rate-limits.ts'
import { visitorAddress, visitorLine } from './visitor-address.ts'

export interface Attempt {
  readonly kind: string
  /** Whose account or order is tried. */
  readonly subject?: string | undefined
  /** The device, if it has signed in to this account or found this order before. */
  readonly knownDevice?: string | undefined
}

/** A provider may give a line to a single customer, or share it among many. */
const VISITORS_OF_A_LINE = 10

const ofLine = ({ times, seconds }: Rate): Rate => ({ times: times * VISITORS_OF_A_LINE, seconds })

type LimitContext = Pick<AppContext, 'limiter' | 'trustProxy' | 'log'> & Partial<Pick<AppContext, 'metrics'>>

interface Counter {
  readonly name: string
  readonly rates?: readonly Rate[] | undefined
}

// Counters may lie in a shared store, which must hold no personal data.
const accountOf = ({ kind, subject }: Attempt) => subject && `${kind} of ${hashSubject(subject)}`

/** In the order in which they count: what is refused for its address, or for the two together, never counts against an account. */
function countersOf(
  req: IncomingMessage,
  { kind, subject, knownDevice }: Attempt,
  trustProxy: number,
): readonly Counter[] {
  const limits = limitsOf(kind)
  const address = visitorAddress(req, trustProxy)
  const line = visitorLine(req, trustProxy)
  const account = accountOf({ kind, subject })
  const pair = (knownDevice ? limits?.known : undefined) ?? limits?.pair
  return [
    { name: `${kind} by ${address}`, rates: limits?.visitor },
    ...(line === address ? [] : [{ name: `${kind} by ${line}`, rates: limits?.visitor.map(ofLine) }]),
    ...(account ? [{ name: `${account} by ${knownDevice ?? address}`, rates: pair }] : []),
    ...(account && !knownDevice ? [{ name: account, rates: limits?.subject }] : []),
    { name: `${kind} in total`, rates: limits?.total },
  ]
}

export async function enforceRateLimit(
  req: IncomingMessage,
  attempt: Attempt,
  { limiter, trustProxy, log, metrics }: LimitContext,
): Promise<Verdict> {
  const { kind } = attempt
  const limits = limitsOf(kind)
  if (!limits) return { ok: true }
  const refuse = (verdict: Verdict) => {
    log.warn({ event: 'limit hit', kind }, 'refused')
    metrics?.recordRefusal(kind)
    return verdict
  }
  const line = visitorLine(req, trustProxy)
  // A line has 65,536 addresses, and each that is counted takes memory.
  const isLine = line !== visitorAddress(req, trustProxy)
  const ofWholeLine = limiter.look(`${kind} by ${line}`, isLine ? limits.visitor.map(ofLine) : [])
  if (!ofWholeLine.ok) return refuse(ofWholeLine)
  for (const { name, rates = [] } of countersOf(req, attempt, trustProxy)) {
    const verdict = await limiter.take(name, rates)
    if (!verdict.ok) return refuse(verdict)
  }
  return { ok: true }
}

/** Guesses at one account come ever slower, but not from a device that it knows; what is refused anyway slows no one down. */
export async function slowDownGuesses(
  req: IncomingMessage,
  attempt: Attempt,
  { limiter, trustProxy }: Pick<LimitContext, 'limiter' | 'trustProxy'>,
): Promise<void> {
  const account = accountOf(attempt)
  const { slowdown } = limitsOf(attempt.kind) ?? {}
  if (!account || !slowdown || attempt.knownDevice) return
  const counters = countersOf(req, attempt, trustProxy)
  if (counters.every(({ name, rates = [] }) => limiter.look(name, rates).ok))
    await limiter.slowDown(account, slowdown)
}

const SHORT_SECONDS = 60

/**
 * Gives back an attempt that no service has answered. Within a minute it counts all the same, and only as many are given
 * back as the limit has: a letter may have been sent.
 */
export async function giveBackAttempt(
  req: IncomingMessage,
  attempt: Attempt,
  { limiter, trustProxy }: Pick<LimitContext, 'limiter' | 'trustProxy'>,
): Promise<void> {
  for (const { name, rates = [] } of countersOf(req, attempt, trustProxy)) {
    const longRates = rates.filter(({ seconds }) => seconds > SHORT_SECONDS)
    if ((await limiter.take(`${name}, given back`, longRates)).ok) await limiter.giveBack(name, longRates)
  }
}
