import type { ContractReport } from './report.ts'

export function pluralize(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

export function summarySentence({ summary, run }: ContractReport): string {
  const parts = [
    `${summary.passed} passed`,
    ...(summary.failed > 0 ? [`${summary.failed} failed`] : []),
    ...(summary.warned > 0 ? [`${summary.warned} with warnings`] : []),
    ...(summary.untestable > 0 ? [`${summary.untestable} not testable`] : []),
  ]
  const skipped = summary.skipped > 0 ? `; ${summary.skipped} not selected` : ''
  const tried = summary.operations - summary.skipped
  return `${pluralize(tried, 'operation')}: ${parts.join(', ')}${skipped}   ${(run.durationMs / 1000).toFixed(1)} s`
}
