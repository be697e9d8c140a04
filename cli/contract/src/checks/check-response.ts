import type { Exchange } from '../exchange/exchange.ts'
import type { Finding } from '../report/finding.ts'
import type { KnownValues } from '../model/site-context.ts'
import type { ProbeRequest, Plan, Probe, RuleIssue } from '../model/plan.ts'
import { parseBody } from './parse-body.ts'
import { conventionFindings } from './convention-findings.ts'
import { contractFindings } from './contract-findings.ts'
import { dialectFindings } from './dialect-findings.ts'
import { mergeFindings } from './merge-findings.ts'
import { trackReads } from './track-reads.ts'
import { securityFindings } from './security-findings.ts'
import { responseFinding, transportFindings } from './transport-findings.ts'

export interface ResponseCheck {
  readonly findings: readonly Finding[]
  /** Set when the response belongs in the baseline. */
  readonly sample?: { readonly answer: unknown; readonly reads: ReadonlySet<string> }
  readonly provided: Partial<KnownValues>
}

/** Checks transport, error format, contract and rules, in this order. */
export async function checkResponse(
  plan: Plan,
  probe: Pick<Probe, 'kind' | 'status' | 'dialect'>,
  exchange: Exchange,
  request: ProbeRequest,
): Promise<ResponseCheck> {
  const { operation } = plan
  const transport = transportFindings(exchange, probe, operation.budgetMs)
  if (transport.some(({ kind }) => kind !== 'budget' && kind !== 'status')) return findingsOnly(transport)
  const { status = 0, headers } = exchange
  const isRejected = status >= 400 || (status >= 300 && operation.answer !== 'location')
  if (isRejected && !probe.status.includes(status)) return findingsOnly(transport)
  if (isRejected) return findingsOnly([...transport, ...rejectionFindings(probe, exchange)])
  if ((probe.status[0] ?? 200) >= 400 || plan.ignoresBody) return findingsOnly(transport)

  const body =
    operation.answer === 'location'
      ? { json: { location: headers['location'] ?? '' }, findings: [] }
      : parseBody(exchange)
  if (!('json' in body)) return findingsOnly([...transport, ...body.findings])
  const answer = body.json
  const contractIssues = await contractFindings(plan, answer)
  if (answer === undefined && contractIssues.length > 0)
    return findingsOnly([...transport, responseFinding('unreadable', 'breaking', 'The response has no body')])
  const { issues, provided } = await plan.evaluate(answer, request)
  const isPersonal = operation.personal.length > 0
  const findings = [
    ...transport,
    ...body.findings,
    ...contractIssues,
    ...mergeFindings(issues.map(ruleFinding)),
    ...conventionFindings(answer, { plan, request }),
    ...securityFindings(exchange, operation.answer === 'location' ? {} : answer, isPersonal),
  ]
  if (operation.answer === 'location' || answer === undefined) return { findings, provided }
  return { findings, provided, sample: { answer, reads: await trackReads(plan.contract, answer) } }
}

function findingsOnly(findings: readonly Finding[]): ResponseCheck {
  return { findings, provided: {} }
}

export function ruleFinding({ pointer, message, kind = 'rule', severity = 'breaking' }: RuleIssue): Finding {
  return { pointer, count: 1, kind, severity, message }
}

function rejectionFindings({ dialect }: Pick<Probe, 'dialect'>, exchange: Exchange): readonly Finding[] {
  if (!dialect) return []
  const body = parseBody(exchange)
  return [...body.findings.map(asWarning), ...('json' in body ? dialectFindings(dialect, body.json) : [])]
}

// The shop still treats it as an error, whatever the body says.
function asWarning(finding: Finding): Finding {
  return { ...finding, severity: 'warning' }
}
