import { createHash } from 'node:crypto'
import type { SiteId } from '@wallart/sdk'
import type { HttpOptions } from '@wallart/sdk/http'
import type { Operation } from '@wallart/sdk/operations/operation'
import type { RecordedShape } from '../baseline/baseline.ts'
import { shapeDiff, formatField } from '../baseline/shape-diff.ts'
import { inferShape, type Shape } from '../baseline/shape.ts'
import { driftFindings } from '../checks/drift-findings.ts'
import { findingsOutcome, type Finding, type Severity } from '../report/finding.ts'
import type { Plan } from '../model/plan.ts'
import type {
  OperationReport,
  OperationOutcome,
  ProbeReport,
  Reason,
  ReportedFinding,
} from '../report/report.ts'
import { curlCommand } from './curl-command.ts'
import { caseIdFor } from './probe-runner.ts'
import { isAlwaysLate, isLate, type ProbeResult } from './probe-log.ts'

/** The command that shows what is wrong with an operation. */
export type ReproduceCommand = (operation: Operation, site: SiteId) => string

export interface OperationReportInput {
  readonly program: string
  readonly plan: Plan
  readonly site: SiteId
  readonly reproduceCommand: ReproduceCommand
  /** Empty where a recorded run is checked: it does not tell them. */
  readonly services: HttpOptions['services']
  readonly failOn: Severity
  readonly results: readonly ProbeResult[]
  readonly baseline?: RecordedShape | undefined
  readonly skipReason?: Reason | undefined
}

const NOT_REACHED: Reason = { code: 'out-of-time', message: 'The run ended before its turn' }

export function operationReport(input: OperationReportInput): OperationReport {
  const { program, plan, site, reproduceCommand, failOn, baseline, skipReason } = input
  const { operation } = plan
  const results = withHopelessDelays(sortByPlan(plan, withProgram(input.results, program)))
  const shape = sampledShape(plan, results)
  const command = reproduceCommand(operation, site)
  const reproduce = ({ call = {} }: Pick<ProbeResult, 'call'> = {}) => ({
    command,
    curlTemplate: curlCommand(operation, call, input.services),
  })
  const probes = results.map((result): ProbeReport => probeReport(result, reproduce(result)))
  const sampled = reproduce(results.find(({ sample }) => sample))
  const drift = shape && baseline ? driftProbe(plan, site, results, shape, baseline, sampled) : []
  const allProbes = [...probes, ...drift]
  const reason = skipReason ?? (results.length === 0 ? NOT_REACHED : untestableReason(results))
  const times = results.flatMap(({ exchange }) => (exchange ? [exchange.ms] : [])).toSorted((a, b) => a - b)
  return {
    id: operation.id,
    service: operation.service,
    method: operation.method,
    pathTemplate: operation.path,
    effect: operation.effect,
    site,
    outcome: operationOutcome(allProbes, reason, failOn),
    ...(reason && { reason }),
    rules: plan.rules,
    probes: allProbes,
    timing: { p50: quantile(times, 0.5), p95: quantile(times, 0.95), budgetMs: operation.budgetMs },
    ...(shape && {
      shape: {
        hash: shapeHash(shape),
        ...(baseline && { baselineHash: shapeHash(baseline.shape) }),
        diff: baseline ? shapeDiff(baseline.shape, shape) : [],
      },
    }),
  }
}

function withProgram(results: readonly ProbeResult[], program: string): readonly ProbeResult[] {
  return results.map(result => {
    const { reason } = result
    if (!reason?.next) return result
    return { ...result, reason: { ...reason, next: reason.next.map(command => `${program} ${command}`) } }
  })
}

// Probes finish in any order; reports use the plan's order, then scenarios.
function sortByPlan({ probes }: Plan, results: readonly ProbeResult[]): readonly ProbeResult[] {
  const positionInPlan = ({ probe }: ProbeResult) => {
    const index = probes.findIndex(({ name }) => name === probe.name)
    return index < 0 ? probes.length : index
  }
  return results.toSorted((one, other) => positionInPlan(one) - positionInPlan(other))
}

export function sampledShape(plan: Plan, results: readonly ProbeResult[]): Shape | undefined {
  const answers = results.flatMap(({ sample }) => (sample ? [sample.answer] : []))
  return answers.length > 0 ? inferShape(answers, plan.maps) : undefined
}

/** The fingerprint is stable across runs. */
function withFingerprint(operation: string, finding: Finding): ReportedFinding {
  const text = [operation, finding.pointer, finding.kind].join(' ')
  return { ...finding, fingerprint: createHash('sha256').update(text).digest('hex').slice(0, 12) }
}

function probeReport(
  { plan, caseId, probe, exchange, reason, findings }: ProbeResult,
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
    findings: findings.map(finding => withFingerprint(plan.operation.id, finding)),
    reproduce,
  }
}

// Drift at a contract finding is redundant.
function driftProbe(
  plan: Plan,
  site: SiteId,
  results: readonly ProbeResult[],
  shape: Shape,
  { shape: before }: RecordedShape,
  reproduce: ProbeReport['reproduce'],
): readonly ProbeReport[] {
  const { id } = plan.operation
  const brokenPointers = new Set(results.flatMap(({ findings }) => findings.map(({ pointer }) => pointer)))
  const reads = new Set([
    ...results.flatMap(({ sample }) => [...(sample?.reads ?? [])]),
    ...[...before.keys()].filter(plan.readsUnnamed),
  ])
  const findings = driftFindings(before, shape, reads, plan.readBy).filter(
    ({ pointer }) => pointer !== '' && !brokenPointers.has(pointer),
  )
  return [
    {
      caseId: caseIdFor(id, 'baseline', site),
      kind: 'positive',
      name: 'baseline',
      attempts: 0,
      findings: findings.map(finding => withFingerprint(id, finding)),
      reproduce,
    },
  ]
}

function operationOutcome(
  probes: readonly ProbeReport[],
  reason: Reason | undefined,
  failOn: Severity,
): OperationOutcome {
  const outcome = findingsOutcome(
    probes.flatMap(({ findings }) => findings),
    failOn,
  )
  if (!reason || outcome === 'failed') return outcome
  // Its refusals were tried.
  if (reason.code === 'needs-writing' && probes.some(({ attempts }) => attempts > 0)) return outcome
  return ['not-selected', 'needs-writing'].includes(reason.code) ? 'skipped' : 'untestable'
}

// The shop waits no longer than the budget: an operation that never keeps it never answers.
function withHopelessDelays(results: readonly ProbeResult[]): readonly ProbeResult[] {
  const requested = results.filter(({ isCleanup }) => !isCleanup)
  const lateCount = requested.filter(result => isLate(result) || isLateTimeout(result)).length
  const isHopeless = isAlwaysLate(requested) && lateCount > 1
  if (!isHopeless) return results
  return results.map(result => ({
    ...result,
    findings: result.findings.map(finding =>
      finding.kind === 'budget' && finding.expected !== undefined
        ? { ...finding, severity: 'breaking', message: `Never within its budget of ${finding.expected}` }
        : finding,
    ),
  }))
}

// Alone it tells nothing of the operation: its host may be away.
function isLateTimeout({ exchange, plan }: ProbeResult): boolean {
  return exchange?.failure === 'timeout' && exchange.ms > plan.operation.budgetMs
}

// A positive probe without a response only counts when no other one had a conclusive response.
function untestableReason(results: readonly ProbeResult[]): Reason | undefined {
  const hasAnswer = results.some(({ probe, reason }) => !reason && probe.kind === 'positive')
  const skipReason = results.find(({ probe, reason }) => reason && probe.kind === 'positive')?.reason
  const isUnanswered = results.length > 0 && results.every(({ reason }) => reason)
  const answeredReason = results.find(({ reason, exchange }) => reason && exchange)?.reason
  if (answeredReason) return answeredReason
  if (isUnanswered) return results[0]?.reason
  return hasAnswer ? undefined : skipReason
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

function shapeHash(shape: Shape): string {
  const lines = [...shape].map(([pointer, field]) => `${pointer} ${formatField(field)}`).toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)
}
