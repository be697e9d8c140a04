import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { AppContext } from '../app-context.ts'
import type { Verdict } from './rate-limit.ts'
import { isLimited, RATES } from './rates.ts'
import { visitorAddress } from './visitor-address.ts'

export interface Attempt {
  readonly kind: string
  /** Whose account or order is tried. */
  readonly subject?: string | undefined
}

export async function enforceRateLimit(
  req: IncomingMessage,
  attempt: Attempt | undefined,
  { limiter, trustProxy, log }: Pick<AppContext, 'limiter' | 'trustProxy' | 'log'>,
): Promise<Verdict> {
  if (!attempt || !isLimited(attempt.kind)) return { ok: true }
  const { kind, subject } = attempt
  const rates = RATES[kind]
  // One after the other: what is refused for its address never counts against an account.
  const byVisitor = await limiter.take(`${kind} by ${visitorAddress(req, trustProxy)}`, rates.visitor)
  const verdict =
    byVisitor.ok && subject
      ? await limiter.take(`${kind} of ${hashSubject(subject)}`, rates.subject)
      : byVisitor
  if (!verdict.ok) log.warn({ event: 'limit hit', kind }, 'refused')
  return verdict
}

// Counters may lie in a shared store, which must hold no personal data.
function hashSubject(subject: string): string {
  return createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url').slice(0, 22)
}
