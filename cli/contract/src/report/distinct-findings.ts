import type { ProbeReport, ReportedFinding } from './report.ts'

interface DistinctFinding {
  readonly finding: ReportedFinding
  /** Names of the probes that found it. */
  readonly probes: readonly string[]
}

/** What several probes found alike is one finding. */
export function distinctFindings(probes: readonly ProbeReport[]): readonly DistinctFinding[] {
  const byKey = new Map<string, DistinctFinding>()
  for (const { name, findings } of probes)
    for (const finding of findings) {
      const key = [finding.fingerprint, finding.severity, finding.message].join(' ')
      const known = byKey.get(key)
      const count = finding.count + (known?.finding.count ?? 0)
      byKey.set(key, { finding: { ...finding, count }, probes: [...(known?.probes ?? []), name] })
    }
  return [...byKey.values()]
}
