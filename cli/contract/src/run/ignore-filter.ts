import { findingsOutcome, type Severity } from '../report/finding.ts'
import { matchesIgnoreRule, type IgnoreRule } from '../report/ignore-file.ts'
import type { ContractReport, OperationReport } from '../report/report.ts'

export interface IgnoreFilter {
  readonly apply: (operation: OperationReport) => OperationReport
  readonly usage: () => ContractReport['ignored']
}

/** Rules past their `until` date no longer apply. */
export function createIgnoreFilter(
  lines: readonly IgnoreRule[],
  today: string,
  failOn: Severity,
): IgnoreFilter {
  const used = new Map<IgnoreRule, number>()
  return {
    apply(operation) {
      if (lines.length === 0) return operation
      const probes = operation.probes.map(probe => ({
        ...probe,
        findings: probe.findings.filter(finding => {
          const line = lines.find(each => matchesIgnoreRule(each, operation.id, finding, today))
          if (line) used.set(line, (used.get(line) ?? 0) + finding.count)
          return !line
        }),
      }))
      const { outcome } = operation
      const isJudged = outcome === 'failed' || outcome === 'warned'
      const findings = probes.flatMap(each => each.findings)
      return { ...operation, probes, outcome: isJudged ? findingsOutcome(findings, failOn) : outcome }
    },
    usage: () =>
      lines.map(line => ({
        rule: line.text,
        until: line.until,
        used: used.get(line) ?? 0,
        expired: line.until < today,
      })),
  }
}
