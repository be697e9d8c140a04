import type { Exchange } from '../exchange.ts'
import type { Finding, FindingKind, Severity } from '../finding.ts'
import type { Probe } from '../plan.ts'

/** What is wrong with an answer before anybody reads what it says. */
export function transportFindings(
  exchange: Exchange,
  probe: Pick<Probe, 'kind' | 'status'>,
  budgetMs: number,
): readonly Finding[] {
  const { status = 0, ms, failure } = exchange
  if (failure === 'cut')
    return [whole('unreadable', 'breaking', 'The connection was cut in the middle of the answer')]
  if (failure === 'too-large') return [whole('size', 'breaking', 'The answer is larger than the shop reads')]
  return [
    ...statusFindings(status, probe),
    ...(ms > budgetMs
      ? [
          {
            ...whole('budget', 'warning', `Slower than its budget of ${budgetMs} ms`),
            expected: `${budgetMs} ms`,
            actual: `${ms} ms`,
          },
        ]
      : []),
  ]
}

/** A finding about an answer as a whole. */
export function whole(kind: FindingKind, severity: Severity, message: string): Finding {
  return { pointer: '', count: 1, kind, severity, message }
}

function statusFindings(status: number, { kind, status: right }: Pick<Probe, 'kind' | 'status'>): Finding[] {
  const [best = 200] = right
  if (status === best) return []
  const message = { expected: String(best), actual: String(status) }
  if (right.includes(status)) return []
  const isAccepted = status >= 200 && status < 300
  if (isAccepted && best >= 400)
    return [
      kind === 'security'
        ? {
            ...whole('security', 'critical', `Answered ${status} to somebody who may not know it`),
            ...message,
          }
        : { ...whole('not-rejected', 'breaking', `Accepted what it must refuse with ${best}`), ...message },
    ]
  const isOtherRefusal = best >= 400 && best < 500 && status >= 400 && status < 500
  const isSimilar = isOtherRefusal || (isAccepted && best < 300)
  return [
    {
      ...whole('status', isSimilar ? 'warning' : 'breaking', `Answered ${status} in place of ${best}`),
      ...message,
    },
  ]
}
