import { createHash } from 'node:crypto'
import type { SiteId } from '@wallart/sdk'
import type { Recorded } from '../baseline/baseline.ts'
import { shapeDiff, textOf } from '../baseline/shape-diff.ts'
import { shapeOf, type Shape } from '../baseline/shape.ts'
import { driftFindings } from '../checks/drift-findings.ts'
import { worstOf, type Finding } from '../finding.ts'
import type { Plan } from '../plan.ts'
import type { OperationReport, Outcome, ProbeReport, Reason, ReportedFinding } from '../report.ts'
import { curlTemplateOf } from './curl-template.ts'
import { caseIdOf } from './interview.ts'
import type { Entry } from './ledger.ts'
import { flagsFor } from './selection.ts'

/** What an operation is judged by. */
export interface Evidence {
  readonly plan: Plan
  readonly site: SiteId
  readonly env: string
  readonly entries: readonly Entry[]
  readonly baseline?: Recorded | undefined
  /** Why it was not tried at all. */
  readonly refusal?: Reason | undefined
}

const NOTHING: Reason = { code: 'nothing-to-ask', message: 'The run never came so far' }

/** What is to be said of one operation on one site. */
export function operationReport(evidence: Evidence): OperationReport {
  const { plan, site, env, baseline, refusal } = evidence
  const { operation } = plan
  const entries = inOrder(plan, evidence.entries)
  const shape = sampledShape(plan, entries)
  const command = `cli contract check ${operation.id} --env ${env} --site ${site.toLowerCase()}`
  const flags = operation.effect === 'read' ? '' : ` ${flagsFor(operation.effect)}`
  const reproduce = { command: command + flags, curlTemplate: curlTemplateOf(operation) }
  const probes = entries.map((entry): ProbeReport => probeReport(entry, reproduce))
  const drift = shape && baseline ? driftProbe(plan, site, entries, shape, baseline, reproduce) : []
  const all = [...probes, ...drift]
  const reason = refusal ?? (entries.length === 0 ? NOTHING : reasonFor(entries))
  const times = entries.flatMap(({ exchange }) => (exchange ? [exchange.ms] : [])).toSorted((a, b) => a - b)
  return {
    id: operation.id,
    service: operation.service,
    method: operation.method,
    pathTemplate: operation.path,
    effect: operation.effect,
    site,
    spec: operation.spec,
    outcome: outcomeOf(all, reason),
    ...(reason && { reason }),
    rules: plan.rules,
    probes: all,
    timing: { p50: quantile(times, 0.5), p95: quantile(times, 0.95), budgetMs: operation.budgetMs },
    ...(shape && {
      shape: {
        hash: hashOf(shape),
        ...(baseline && { baselineHash: hashOf(baseline.shape) }),
        diff: baseline ? shapeDiff(baseline.shape, shape) : [],
      },
    }),
  }
}

// Questions are answered in any order, but reported in that of the plan; scenarios follow.
function inOrder({ probes }: Plan, entries: readonly Entry[]): readonly Entry[] {
  const positionOf = ({ probe }: Entry) => {
    const index = probes.findIndex(({ name }) => name === probe.name)
    return index < 0 ? probes.length : index
  }
  return entries.toSorted((one, other) => positionOf(one) - positionOf(other))
}

/** The shape of all answers of an operation that a baseline is made of. */
export function sampledShape(plan: Plan, entries: readonly Entry[]): Shape | undefined {
  const answers = entries.flatMap(({ sample }) => (sample ? [sample.answer] : []))
  return answers.length > 0 ? shapeOf(answers, plan.maps) : undefined
}

/** The same trouble of the same operation has the same print in every run. */
function fingerprinted(operation: string, finding: Finding): ReportedFinding {
  const text = [operation, finding.pointer, finding.kind].join(' ')
  return { ...finding, fingerprint: createHash('sha256').update(text).digest('hex').slice(0, 12) }
}

function probeReport(
  { plan, caseId, probe, exchange, reason, findings }: Entry,
  reproduce: ProbeReport['reproduce'],
): ProbeReport {
  return {
    caseId,
    kind: probe.kind,
    name: probe.name,
    ...(exchange?.status !== undefined && { status: exchange.status }),
    ...(exchange && { durationMs: exchange.ms, bytes: exchange.bytes }),
    attempts: exchange ? 1 : 0,
    ...(reason && { reason }),
    findings: findings.map(finding => fingerprinted(plan.operation.id, finding)),
    reproduce,
  }
}

// What hangs together with a broken contract is said there already.
function driftProbe(
  plan: Plan,
  site: SiteId,
  entries: readonly Entry[],
  shape: Shape,
  { shape: before }: Recorded,
  reproduce: ProbeReport['reproduce'],
): readonly ProbeReport[] {
  const { id } = plan.operation
  const broken = new Set(entries.flatMap(({ findings }) => findings.map(({ pointer }) => pointer)))
  const reads = new Set(entries.flatMap(({ sample }) => [...(sample?.reads ?? [])]))
  const findings = driftFindings(before, shape, reads, plan.readBy).filter(
    ({ pointer }) => pointer !== '' && !broken.has(pointer),
  )
  return [
    {
      caseId: caseIdOf(id, 'baseline', site),
      kind: 'positive',
      name: 'baseline',
      attempts: 0,
      findings: findings.map(finding => fingerprinted(id, finding)),
      reproduce,
    },
  ]
}

function outcomeOf(probes: readonly ProbeReport[], reason: Reason | undefined): Outcome {
  const worst = worstOf(probes.flatMap(({ findings }) => findings))
  if (worst === 'critical' || worst === 'breaking') return 'failed'
  if (reason) return ['not-selected', 'needs-writing'].includes(reason.code) ? 'skipped' : 'untestable'
  return worst === 'warning' ? 'warned' : 'passed'
}

// A question that was not answered counts only when no other of its kind was.
function reasonFor(entries: readonly Entry[]): Reason | undefined {
  const hasAnswer = entries.some(({ probe, reason }) => !reason && probe.kind === 'positive')
  const untried = entries.find(({ probe, reason }) => reason && probe.kind === 'positive')?.reason
  const isSilent = entries.length > 0 && entries.every(({ reason }) => reason)
  const answered = entries.find(({ reason, exchange }) => reason && exchange)?.reason
  if (answered) return answered
  if (isSilent) return entries[0]?.reason
  return hasAnswer ? undefined : untried
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

function hashOf(shape: Shape): string {
  const lines = [...shape].map(([pointer, field]) => `${pointer} ${textOf(field)}`).toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)
}
