import { isFailing, type Severity } from './finding.ts'
import type { OperationReport, ProbeReport, Reason } from './report.ts'
import type { Reporter } from './reporter.ts'

interface TapTest {
  readonly name: string
  readonly probe?: ProbeReport
  readonly reason: Reason | undefined
  readonly isFailed: boolean
}

export const tap: Reporter = ({ operations, run }) => {
  const tests = operations.flatMap(operation => tapTests(operation, run.failOn))
  const lines = tests.flatMap((test, at) => tapLines(test, at + 1))
  return ['TAP version 14', `1..${tests.length}`, ...lines, ''].join('\n')
}

function tapTests(
  { id, site, probes, reason, outcome }: OperationReport,
  failOn: Severity,
): readonly TapTest[] {
  const isUntestable = outcome === 'untestable'
  if (probes.length === 0) return [{ name: `${id} ${site}`, reason, isFailed: isUntestable }]
  return probes.map(probe => ({
    name: `${id} ${site} ${probe.name}`,
    probe,
    reason: probe.reason,
    isFailed: isFailing(probe.findings, failOn) || (isUntestable && probe.reason !== undefined),
  }))
}

function tapLines({ name, probe, reason, isFailed }: TapTest, number: number): readonly string[] {
  const skip = reason && !isFailed ? ` # SKIP ${escapeTap(reason.message)}` : ''
  const head = `${isFailed ? 'not ok' : 'ok'} ${number} - ${escapeTap(name)}${skip}`
  if (!isFailed) return [head]
  const details =
    probe && probe.findings.length > 0
      ? findingLines(probe)
      : [`message: ${quoteYaml(reason?.message ?? '')}`]
  return [head, '  ---', ...details.map(line => `  ${line}`), '  ...']
}

function findingLines({ findings, reproduce }: ProbeReport): readonly string[] {
  return [
    'findings:',
    ...findings.flatMap(({ severity, pointer, kind, message }) => [
      `  - severity: ${severity}`,
      `    pointer: ${quoteYaml(pointer || '/')}`,
      `    kind: ${kind}`,
      `    message: ${quoteYaml(message)}`,
    ]),
    `reproduce: ${quoteYaml(reproduce.command)}`,
  ]
}

function quoteYaml(text: string): string {
  return JSON.stringify(text)
}

function escapeTap(text: string): string {
  return text.replaceAll(/[#\r\n]/g, ' ')
}
