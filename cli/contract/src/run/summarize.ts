import { isFailing, SEVERITIES, type Severity } from '../report/finding.ts'
import type { Cleanup, OperationReport, OperationOutcome, ReasonCode, Summary } from '../report/report.ts'

export interface FailurePolicy {
  /** Lowest severity that fails the run. */
  readonly failOn: Severity
  readonly allowUntestable: boolean
}

const BROKEN = 1
const NEEDS_WRITING = 9
const CLEANUP_FAILED = 10
const OUT_OF_TIME = 124

const EXIT_BY_REASON: Readonly<Partial<Record<ReasonCode, number>>> = {
  unauthorized: 4,
  network: 5,
  timeout: 5,
  'rate-limited': 6,
  'provider-failed': 6,
  'provider-broken': 7,
  'nothing-to-ask': 8,
  'not-configured': 8,
  'not-recorded': 8,
  aborted: OUT_OF_TIME,
  'out-of-time': OUT_OF_TIME,
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
  const untestable =
    (allowUntestable ? 0 : untestableCode(operations)) || (isAllSkipped(operations) ? NEEDS_WRITING : 0)
  return {
    operations: operations.length,
    passed: count('passed'),
    failed: count('failed'),
    warned: count('warned'),
    skipped: count('skipped'),
    untestable: count('untestable'),
    bySeverity,
    exitCode: isFailing(findings, failOn)
      ? BROKEN
      : untestable || (cleanup.failed.length > 0 ? CLEANUP_FAILED : 0),
  }
}

// A check that had no answer says nothing, whatever was refused.
function isAllSkipped(operations: readonly OperationReport[]): boolean {
  return operations.every(({ outcome, reason }) => outcome === 'skipped' || reason?.code === 'needs-writing')
}

// A cause that can be mended says more than the end of the time.
function untestableCode(operations: readonly OperationReport[]): number {
  const untestable = operations.filter(({ outcome }) => outcome === 'untestable')
  const codes = untestable.flatMap(({ reason }) => EXIT_BY_REASON[reason?.code ?? 'network'] ?? [])
  return codes.find(code => code !== OUT_OF_TIME) ?? codes[0] ?? 0
}
