import { isAtLeastSeverity, SEVERITIES, type Severity } from '../report/finding.ts'
import type { Cleanup, OperationReport, OperationOutcome, ReasonCode, Summary } from '../report/report.ts'

export interface FailurePolicy {
  /** Lowest severity that fails the run. */
  readonly failOn: Severity
  readonly allowUntestable: boolean
}

const EXIT_BY_REASON: Readonly<Partial<Record<ReasonCode, number>>> = {
  unauthorized: 4,
  network: 5,
  timeout: 5,
  'out-of-time': 5,
  'rate-limited': 6,
  'not-configured': 8,
  'not-recorded': 8,
  aborted: 130,
}

export function summarize(
  operations: readonly OperationReport[],
  cleanup: Cleanup,
  { failOn, allowUntestable }: FailurePolicy,
): Summary {
  const count = (outcome: OperationOutcome) => operations.filter(each => each.outcome === outcome).length
  const findings = operations.flatMap(({ probes }) => probes.flatMap(each => each.findings))
  const bySeverity = { critical: 0, breaking: 0, warning: 0, info: 0 }
  for (const severity of SEVERITIES)
    bySeverity[severity] = findings.filter(finding => finding.severity === severity).length
  const isFailed =
    cleanup.failed.length > 0 || findings.some(({ severity }) => isAtLeastSeverity(severity, failOn))
  const untestable = operations.filter(({ outcome }) => outcome === 'untestable')
  const codes = untestable.flatMap(({ reason }) => EXIT_BY_REASON[reason?.code ?? 'network'] ?? [])
  return {
    operations: operations.length,
    passed: count('passed'),
    failed: count('failed'),
    warned: count('warned'),
    skipped: count('skipped'),
    untestable: count('untestable'),
    bySeverity,
    exitCode: isFailed ? 1 : allowUntestable ? 0 : Math.max(0, ...codes.slice(0, 1)),
  }
}
