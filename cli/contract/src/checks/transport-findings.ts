import type { Exchange } from '../exchange/exchange.ts'
import type { Finding, FindingKind, Severity } from '../report/finding.ts'
import type { Probe } from '../model/plan.ts'

export function transportFindings(
  exchange: Exchange,
  probe: Pick<Probe, 'kind' | 'status'>,
  budgetMs: number,
): readonly Finding[] {
  const { status = 0, ms, failure } = exchange
  if (failure === 'cut')
    return [responseFinding('unreadable', 'breaking', 'The connection closed before the response ended')]
  if (failure === 'too-large')
    return [responseFinding('size', 'breaking', 'The response exceeds the size limit')]
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
            ...responseFinding('security', 'critical', `Answered ${status} to an unauthorized caller`),
            ...comparison,
          }
        : {
            ...responseFinding(
              'not-rejected',
              'breaking',
              `Accepted a request that must fail with ${preferred}`,
            ),
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
        `Status ${status} instead of ${preferred}`,
      ),
      ...comparison,
    },
  ]
}
