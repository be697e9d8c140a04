import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Action } from '@wallart/client/framework/action.ts'
import type { AppContext } from '../app-context.ts'
import type { Verdict } from './rate-limit.ts'
import { isLimited, RATES } from './rates.ts'
import { visitorAddress } from './visitor-address.ts'

export async function enforceRateLimit(
  req: IncomingMessage,
  { limit }: Pick<Action, 'limit'>,
  fields: ReadonlyMap<string, string>,
  { limiter, trustProxy, log }: Pick<AppContext, 'limiter' | 'trustProxy' | 'log'>,
): Promise<Verdict> {
  if (!limit || !isLimited(limit.kind)) return { ok: true }
  const rates = RATES[limit.kind]
  const subject = limit.subject && fields.get(limit.subject)
  const verdicts = [
    await limiter.take(`${limit.kind} by ${visitorAddress(req, trustProxy)}`, rates.visitor),
    ...(subject ? [await limiter.take(`${limit.kind} of ${hashSubject(subject)}`, rates.subject)] : []),
  ]
  const refused = verdicts.find(verdict => !verdict.ok)
  if (refused) log.warn({ event: 'limit hit', kind: limit.kind }, 'refused')
  return refused ?? { ok: true }
}

// Counters may lie in a shared store, which must hold no personal data.
function hashSubject(subject: string): string {
  return createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url').slice(0, 22)
}
