import { distinctFindings } from './distinct-findings.ts'
import type { Reporter } from './reporter.ts'
import { summarySentence } from './summary-sentence.ts'

export const markdown: Reporter = report => {
  const { run, operations, cleanup } = report
  const rows = operations.flatMap(({ id, site, probes }) =>
    distinctFindings(probes).map(({ finding: { severity, pointer, message, count }, probes: names }) =>
      row([severity, `\`${id}\` ${site}`, names.join(', '), `\`${pointer || '/'}\``, message, String(count)]),
    ),
  )
  const untested = operations.filter(({ outcome }) => outcome === 'untestable')
  return [
    `## Contract check: ${run.env}, ${run.sites.join(', ')}`,
    '',
    summarySentence(report),
    '',
    ...(rows.length > 0
      ? [
          row(['Severity', 'Operation', 'Probe', 'Where', 'What', 'Places']),
          row(Array.from({ length: 6 }, () => '---')),
          ...rows,
          '',
        ]
      : []),
    ...untested.map(({ id, site, reason }) => `- not tested: \`${id}\` ${site}: ${reason?.message ?? ''}`),
    ...cleanup.failed.map(what => `- not cleaned up: ${what}`),
    '',
  ].join('\n')
}

function row(cells: readonly string[]): string {
  return `| ${cells.map(cell => cell.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')).join(' | ')} |`
}
