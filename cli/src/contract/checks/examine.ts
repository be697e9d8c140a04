import type { Exchange } from '../exchange.ts'
import type { Finding } from '../finding.ts'
import type { Known } from '../known.ts'
import type { CheckRequest, Plan, Probe } from '../plan.ts'
import { bodyOf } from './body.ts'
import { contractFindings } from './contract-findings.ts'
import { dialectFindings } from './dialect-findings.ts'
import { gathered } from './gathered.ts'
import { readsOf } from './reads.ts'
import { securityFindings } from './security-findings.ts'
import { transportFindings } from './transport-findings.ts'

/** What an answer turned out to be. */
export interface Examination {
  readonly findings: readonly Finding[]
  /** The answer, when it is one of those a baseline is made of. */
  readonly sample?: { readonly answer: unknown; readonly reads: ReadonlySet<string> }
  readonly learned: Partial<Known>
}

/** Looks at an answer in the order in which the shop would stumble: the way, the words, the contract, the rules. */
export async function examine(
  plan: Plan,
  probe: Pick<Probe, 'kind' | 'status' | 'dialect'>,
  exchange: Exchange,
  requested: CheckRequest,
): Promise<Examination> {
  const { operation } = plan
  const onTheWay = transportFindings(exchange, probe, operation.budgetMs)
  if (onTheWay.some(({ kind }) => kind !== 'budget' && kind !== 'status')) return only(onTheWay)
  const { status = 0, headers } = exchange
  const isRefused = status >= 400 || (status >= 300 && !operation.answersWithLocation)
  if (isRefused && !probe.status.includes(status)) return only(onTheWay)
  if (isRefused) return only([...onTheWay, ...refusalFindings(probe, exchange)])
  if ((probe.status[0] ?? 200) >= 400 || plan.unread) return only(onTheWay)

  const body = operation.answersWithLocation
    ? { json: { location: headers['location'] ?? '' }, findings: [] }
    : bodyOf(exchange)
  if (!('json' in body)) return only([...onTheWay, ...body.findings])
  const answer = body.json
  const broken = await contractFindings(plan, answer)
  const { complaints, learned } = await plan.examine(answer, requested)
  const isPersonal = operation.personal.length > 0
  const findings = [
    ...onTheWay,
    ...body.findings,
    ...broken,
    ...gathered(complaints.map(findingOf)),
    ...securityFindings(exchange, operation.answersWithLocation ? {} : answer, isPersonal),
  ]
  if (operation.answersWithLocation || answer === undefined) return { findings, learned }
  return { findings, learned, sample: { answer, reads: await readsOf(plan.contract, answer) } }
}

function only(findings: readonly Finding[]): Examination {
  return { findings, learned: {} }
}

function findingOf({
  pointer,
  message,
  kind = 'rule',
  severity = 'breaking',
}: {
  readonly pointer: string
  readonly message: string
  readonly kind?: Finding['kind']
  readonly severity?: Finding['severity']
}): Finding {
  return { pointer, count: 1, kind, severity, message }
}

function refusalFindings({ dialect }: Pick<Probe, 'dialect'>, exchange: Exchange): readonly Finding[] {
  if (!dialect) return []
  const body = bodyOf(exchange)
  return [...body.findings.map(softened), ...('json' in body ? dialectFindings(dialect, body.json) : [])]
}

// A refusal is one, whatever may be wrong with its words.
function softened(finding: Finding): Finding {
  return { ...finding, severity: 'warning' }
}
