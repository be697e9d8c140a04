import { worstOf } from '../finding.ts'
import type { OperationReport, Outcome, ProbeReport, Reason } from '../report.ts'
import type { Reporter } from './reporter.ts'

interface Test {
  readonly name: string
  readonly probe?: ProbeReport
  readonly reason: Reason | undefined
  readonly outcome: Outcome
}

/** TAP 14, with what is wrong as YAML below a line. */
export const tap: Reporter = ({ operations }) => {
  const tests = operations.flatMap(testsOf)
  const lines = tests.flatMap((test, at) => testLines(test, at + 1))
  return ['TAP version 14', `1..${tests.length}`, ...lines, ''].join('\n')
}

function testsOf({ id, site, probes, reason, outcome }: OperationReport): readonly Test[] {
  if (probes.length === 0) return [{ name: `${id} ${site}`, reason, outcome }]
  return probes.map(probe => ({ name: `${id} ${site} ${probe.name}`, probe, reason: probe.reason, outcome }))
}

function testLines({ name, probe, reason, outcome }: Test, number: number): readonly string[] {
  const worst = worstOf(probe?.findings ?? [])
  const isBad = worst === 'critical' || worst === 'breaking' || (reason && outcome === 'untestable')
  const skip = reason && !isBad ? ` # SKIP ${plain(reason.message)}` : ''
  const head = `${isBad ? 'not ok' : 'ok'} ${number} - ${plain(name)}${skip}`
  if (!isBad) return [head]
  const below =
    probe && probe.findings.length > 0 ? findingsOf(probe) : [`message: ${quoted(reason?.message ?? '')}`]
  return [head, '  ---', ...below.map(line => `  ${line}`), '  ...']
}

function findingsOf({ findings, reproduce }: ProbeReport): readonly string[] {
  return [
    'findings:',
    ...findings.flatMap(({ severity, pointer, kind, message }) => [
      `  - severity: ${severity}`,
      `    pointer: ${quoted(pointer || '/')}`,
      `    kind: ${kind}`,
      `    message: ${quoted(message)}`,
    ]),
    `reproduce: ${quoted(reproduce.command)}`,
  ]
}

function quoted(text: string): string {
  return JSON.stringify(text)
}

function plain(text: string): string {
  return text.replaceAll(/[#\r\n]/g, ' ')
}
