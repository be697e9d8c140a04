import { worstOf } from '../finding.ts'
import type { OperationReport, ProbeReport } from '../report.ts'
import type { Reporter } from './reporter.ts'

/** For build servers: a suite for every service, a case for every probe. */
export const junit: Reporter = ({ operations, run }) => {
  const services = [...new Set(operations.map(({ service }) => service))]
  const suites = services.map(service =>
    suite(
      service,
      operations.filter(each => each.service === service),
    ),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract check ${escaped(run.env)}" time="${seconds(run.durationMs)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

function suite(service: string, operations: readonly OperationReport[]): string {
  const cases = operations.flatMap(casesOf)
  const count = (tag: string) => cases.filter(each => each.includes(`<${tag} `)).length
  return [
    `  <testsuite name="${escaped(service)}" tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}">`,
    ...cases,
    '  </testsuite>',
  ].join('\n')
}

function casesOf(operation: OperationReport): readonly string[] {
  const { id, outcome, reason, probes, site } = operation
  if (probes.length > 0) return probes.map(probe => testCase(`${id}.${site}`, probe.name, probe, outcome))
  const tag = outcome === 'untestable' ? 'error' : 'skipped'
  return [
    caseText(`${id}.${site}`, 'operation', 0, [`<${tag} message="${escaped(reason?.message ?? '')}"/>`]),
  ]
}

function testCase(name: string, title: string, probe: ProbeReport, outcome: string): string {
  const { findings, reason, durationMs = 0, reproduce } = probe
  const worst = worstOf(findings)
  if (worst === 'critical' || worst === 'breaking') {
    const lines = findings.map(each => `${each.severity} ${each.pointer || '/'} ${each.message}`)
    const [first = ''] = lines
    const text = escaped([...lines, `reproduce: ${reproduce.command}`].join('\n'))
    return caseText(name, title, durationMs, [
      `<failure type="${worst}" message="${escaped(first)}">${text}</failure>`,
    ])
  }
  if (!reason) return caseText(name, title, durationMs, [])
  const tag = outcome === 'untestable' ? 'error' : 'skipped'
  return caseText(name, title, durationMs, [
    `<${tag} ${tag === 'error' ? `type="${reason.code}" ` : ''}message="${escaped(reason.message)}"/>`,
  ])
}

function caseText(name: string, title: string, ms: number, inside: readonly string[]): string {
  const open = `    <testcase classname="${escaped(name)}" name="${escaped(title)}" time="${seconds(ms)}"`
  return inside.length === 0 ? `${open}/>` : `${open}>${inside.join('')}</testcase>`
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}

// What XML forbids is left out; the rest is written so that nothing can end an attribute or an element.
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
