import type { ContractReport, OperationReport } from './report.ts'

export function pluralize(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

/** Whether nothing but what must be refused was tried. */
export function isRefusalsOnly({ probes }: Pick<OperationReport, 'probes'>): boolean {
  const attempted = probes.filter(({ attempts }) => attempts > 0)
  return attempted.length > 0 && attempted.every(({ kind }) => kind === 'negative' || kind === 'security')
}

export function summarySentence({ summary, run, operations }: ContractReport): string {
  const refused = operations.filter(each => each.outcome === 'passed' && isRefusalsOnly(each)).length
  const parts = [
    `${summary.passed} passed${refused > 0 ? ` (${refused} by refusals alone)` : ''}`,
    ...(summary.failed > 0 ? [`${summary.failed} failed`] : []),
    ...(summary.warned > 0 ? [`${summary.warned} with warnings`] : []),
    ...(summary.untestable > 0 ? [`${summary.untestable} not testable`] : []),
  ]
  const skipped = summary.skipped > 0 ? `; ${summary.skipped} not selected` : ''
  const tried = summary.operations - summary.skipped
  return `${pluralize(tried, 'operation')}: ${parts.join(', ')}${skipped}   ${(run.durationMs / 1000).toFixed(1)} s`
}
