import { isIgnoredBy, type IgnoreLine } from '../ignore.ts'
import type { ContractReport, OperationReport } from '../report.ts'

/** Leaves out what somebody has said does not matter for now, and counts how often that was needed. */
export interface Ignoring {
  readonly without: (operation: OperationReport) => OperationReport
  readonly rules: () => ContractReport['ignored']
}

/** Ignores the findings of the given lines, as far as they have not run out on this day. */
export function createIgnoring(lines: readonly IgnoreLine[], today: string): Ignoring {
  const used = new Map<IgnoreLine, number>()
  return {
    without(operation) {
      if (lines.length === 0) return operation
      const probes = operation.probes.map(probe => ({
        ...probe,
        findings: probe.findings.filter(finding => {
          const line = lines.find(each => isIgnoredBy(each, operation.id, finding, today))
          if (line) used.set(line, (used.get(line) ?? 0) + finding.count)
          return !line
        }),
      }))
      return { ...operation, probes, outcome: outcomeWithout(operation, probes) }
    },
    rules: () =>
      lines.map(line => ({
        rule: line.text,
        until: line.until,
        used: used.get(line) ?? 0,
        expired: line.until < today,
      })),
  }
}

function outcomeWithout(
  { outcome }: OperationReport,
  probes: OperationReport['probes'],
): OperationReport['outcome'] {
  if (outcome !== 'failed' && outcome !== 'warned') return outcome
  const severities = new Set(probes.flatMap(({ findings }) => findings.map(({ severity }) => severity)))
  if (severities.has('critical') || severities.has('breaking')) return 'failed'
  return severities.has('warning') ? 'warned' : 'passed'
}
