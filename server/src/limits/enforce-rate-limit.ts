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
  /** The device, if it has signed in to this account before. */
  readonly knownDevice?: string | undefined
}

/** A provider may give a line to a single customer, or share it among many. */
const VISITORS_OF_A_LINE = 10

const ofLine = ({ times, seconds }: Rate): Rate => ({ times: times * VISITORS_OF_A_LINE, seconds })

export async function enforceRateLimit(
  req: IncomingMessage,
  { kind, subject, knownDevice }: Attempt,
  {
    limiter,
    trustProxy,
    log,
    metrics,
  }: Pick<AppContext, 'limiter' | 'trustProxy' | 'log'> & Partial<Pick<AppContext, 'metrics'>>,
): Promise<Verdict> {
  const limits = limitsOf(kind)
  if (!limits) return { ok: true }
  const address = visitorAddress(req, trustProxy)
  const line = visitorLine(req, trustProxy)
  // Counters may lie in a shared store, which must hold no personal data.
  const account = subject && `${kind} of ${hashSubject(subject)}`
  const counters = [
    { name: `${kind} by ${address}`, rates: limits.visitor },
    ...(line === address ? [] : [{ name: `${kind} by ${line}`, rates: limits.visitor.map(ofLine) }]),
    ...(account ? [{ name: `${account} by ${knownDevice ?? address}`, rates: limits.pair }] : []),
    ...(account && !knownDevice ? [{ name: account, rates: limits.subject }] : []),
    { name: `${kind} in total`, rates: limits.total },
  ]
  const refuse = (verdict: Verdict) => {
    log.warn({ event: 'limit hit', kind }, 'refused')
    metrics?.recordRefusal(kind)
    return verdict
  }
  // A line has 65,536 addresses, and each that is counted takes memory.
  const ofWholeLine = limiter.look(`${kind} by ${line}`, line === address ? [] : limits.visitor.map(ofLine))
  if (!ofWholeLine.ok) return refuse(ofWholeLine)
  // One after the other: what is refused for its address, or for the two together, never counts against an account.
  for (const { name, rates = [] } of counters) {
    const verdict = await limiter.take(name, rates)
    if (!verdict.ok) return refuse(verdict)
  }
  if (account && limits.slowdown && !knownDevice) await limiter.slowDown(account, limits.slowdown)
  return { ok: true }
}
