import { isFailing, worstSeverity, type Severity } from './finding.ts'
import type { OperationReport, ProbeReport } from './report.ts'
import type { Reporter } from './reporter.ts'

export const junit: Reporter = ({ operations, run }) => {
  const services = [...new Set(operations.map(({ service }) => service))]
  const suites = services.map(service =>
    testSuite(
      service,
      operations.filter(each => each.service === service),
      run.failOn,
    ),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract check ${escapeXml(run.env)}" time="${seconds(run.durationMs)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

function testSuite(service: string, operations: readonly OperationReport[], failOn: Severity): string {
  const cases = operations.flatMap(operation => testCases(operation, failOn))
  const count = (tag: string) => cases.filter(each => each.includes(`<${tag} `)).length
  return [
    `  <testsuite name="${escapeXml(service)}" tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}">`,
    ...cases,
    '  </testsuite>',
  ].join('\n')
}

function testCases(operation: OperationReport, failOn: Severity): readonly string[] {
  const { id, outcome, reason, probes, site } = operation
  if (probes.length > 0) return probes.map(probe => testCase(`${id}.${site}`, probe, outcome, failOn))
  const tag = outcome === 'untestable' ? 'error' : 'skipped'
  return [
    testCaseXml(`${id}.${site}`, 'operation', 0, [`<${tag} message="${escapeXml(reason?.message ?? '')}"/>`]),
  ]
}

function testCase(classname: string, probe: ProbeReport, outcome: string, failOn: Severity): string {
  const { name, findings, reason, durationMs = 0, reproduce } = probe
  if (isFailing(findings, failOn)) {
    const lines = findings.map(each => `${each.severity} ${each.pointer || '/'} ${each.message}`)
    const [first = ''] = lines
    const text = escapeXml([...lines, `reproduce: ${reproduce.command}`].join('\n'))
    return testCaseXml(classname, name, durationMs, [
      `<failure type="${worstSeverity(findings) ?? ''}" message="${escapeXml(first)}">${text}</failure>`,
    ])
  }
  if (!reason) return testCaseXml(classname, name, durationMs, [])
  const tag = outcome === 'untestable' ? 'error' : 'skipped'
  return testCaseXml(classname, name, durationMs, [
    `<${tag} ${tag === 'error' ? `type="${reason.code}" ` : ''}message="${escapeXml(reason.message)}"/>`,
  ])
}

function testCaseXml(name: string, title: string, ms: number, inside: readonly string[]): string {
  const open = `    <testcase classname="${escapeXml(name)}" name="${escapeXml(title)}" time="${seconds(ms)}"`
  return inside.length === 0 ? `${open}/>` : `${open}>${inside.join('')}</testcase>`
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}

// Drops characters that XML forbids.
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
