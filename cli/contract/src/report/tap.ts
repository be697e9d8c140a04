import { worstSeverity } from './finding.ts'
import type { OperationReport, OperationOutcome, ProbeReport, Reason } from './report.ts'
import type { Reporter } from './reporter.ts'

interface TapTest {
  readonly name: string
  readonly probe?: ProbeReport
  readonly reason: Reason | undefined
  readonly outcome: OperationOutcome
}

export const tap: Reporter = ({ operations }) => {
  const tests = operations.flatMap(tapTests)
  const lines = tests.flatMap((test, at) => tapLines(test, at + 1))
  return ['TAP version 14', `1..${tests.length}`, ...lines, ''].join('\n')
}

function tapTests({ id, site, probes, reason, outcome }: OperationReport): readonly TapTest[] {
  if (probes.length === 0) return [{ name: `${id} ${site}`, reason, outcome }]
  return probes.map(probe => ({ name: `${id} ${site} ${probe.name}`, probe, reason: probe.reason, outcome }))
}

function tapLines({ name, probe, reason, outcome }: TapTest, number: number): readonly string[] {
  const worst = worstSeverity(probe?.findings ?? [])
  const isFailed = worst === 'critical' || worst === 'breaking' || (reason && outcome === 'untestable')
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
