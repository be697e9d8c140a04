import { distinctFindings } from './distinct-findings.ts'
import type { Reporter } from './reporter.ts'
import { summarySentence } from './summary-sentence.ts'

const LEVELS = { critical: 'error', breaking: 'error', warning: 'warning', info: 'notice' } as const

export const github: Reporter = report => {
  const lines = report.operations.flatMap(({ id, probes, outcome, reason }) => [
    ...distinctFindings(probes).map(({ finding: { severity, pointer, message } }) =>
      annotation(LEVELS[severity], `contract ${id}`, `${pointer || '/'} ${message}`),
    ),
    ...(outcome === 'untestable' && reason
      ? [annotation('warning', `contract ${id}`, `not tested: ${reason.message}`)]
      : []),
  ])
  return [...lines, `::notice title=contract check::${escapeCommand(summarySentence(report))}`, ''].join('\n')
}

function annotation(level: string, title: string, message: string): string {
  return `::${level} title=${escapeCommand(title).replaceAll(':', '%3A').replaceAll(',', '%2C')}::${escapeCommand(message)}`
}

function escapeCommand(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
