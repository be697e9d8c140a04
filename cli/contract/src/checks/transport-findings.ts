import type { Exchange } from '../exchange/exchange.ts'
import type { Finding, FindingKind, Severity } from '../report/finding.ts'
import type { Probe } from '../probes/plan.ts'

/** What is wrong with an answer before anybody reads what it says. */
export function transportFindings(
  exchange: Exchange,
  probe: Pick<Probe, 'kind' | 'status'>,
  budgetMs: number,
): readonly Finding[] {
  const { status = 0, ms, failure } = exchange
  if (failure === 'cut')
    return [responseFinding('unreadable', 'breaking', 'The connection was cut in the middle of the answer')]
  if (failure === 'too-large')
    return [responseFinding('size', 'breaking', 'The answer is larger than the shop reads')]
  return [
    ...statusFindings(status, probe),
    ...(ms > budgetMs
      ? [
          {
            ...responseFinding('budget', 'warning', `Slower than its budget of ${budgetMs} ms`),
            expected: `${budgetMs} ms`,
            actual: `${ms} ms`,
          },
        ]
      : []),
  ]
}

/** A finding about an answer as a whole. */
export function responseFinding(kind: FindingKind, severity: Severity, message: string): Finding {
  return { pointer: '', count: 1, kind, severity, message }
}

function statusFindings(
  status: number,
  { kind, status: expectedStatuses }: Pick<Probe, 'kind' | 'status'>,
): Finding[] {
  const [preferred = 200] = expectedStatuses
  if (status === preferred) return []
  const comparison = { expected: String(preferred), actual: String(status) }
  if (expectedStatuses.includes(status)) return []
  const isAccepted = status >= 200 && status < 300
  if (isAccepted && preferred >= 400)
    return [
      kind === 'security'
        ? {
            ...responseFinding('security', 'critical', `Answered ${status} to somebody who may not know it`),
            ...comparison,
          }
        : {
            ...responseFinding('not-rejected', 'breaking', `Accepted what it must refuse with ${preferred}`),
            ...comparison,
          },
    ]
  const isOtherRejection = preferred >= 400 && preferred < 500 && status >= 400 && status < 500
  const isSimilar = isOtherRejection || (isAccepted && preferred < 300)
  return [
    {
      ...responseFinding(
        'status',
        isSimilar ? 'warning' : 'breaking',
        `Answered ${status} in place of ${preferred}`,
      ),
      ...comparison,
    },
  ]
}
