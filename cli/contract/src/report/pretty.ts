import { distinctFindings } from './distinct-findings.ts'
import { worstSeverity } from './finding.ts'
import type { OperationReport, OperationOutcome, ProbeReport, ReportedFinding } from './report.ts'
import { isRefusalsOnly, pluralize, summarySentence } from './summary-sentence.ts'
import type { ReportStyle, Reporter } from './reporter.ts'

const OUTCOME_SIGNS: Readonly<Record<OperationOutcome, string>> = {
  passed: '✓',
  failed: '✗',
  warned: '!',
  skipped: '-',
  untestable: '?',
}
const OUTCOME_STYLES = {
  passed: 'green',
  failed: 'red',
  warned: 'yellow',
  skipped: 'dim',
  untestable: 'cyan',
} as const
const SEVERITY_STYLES = { critical: 'red', breaking: 'red', warning: 'yellow', info: 'dim' } as const
const NAME_WIDTH = 34
const TOKEN_SOURCE =
  '# TOKEN: access_token of POST …/oauth2/token; a guest gets one for grant_type=client_credentials, channel_id, and -u client:secret'
const NARROW = 64
const NARROW_NAME_WIDTH = 26
const MAX_WIDTH = 120
const SEVERITY_WIDTH = 9
const MAX_SEPARATE_INFOS = 3

export const pretty: Reporter = (report, style) => {
  const { run, operations, cleanup, ignored, summary } = report
  const { paint } = style
  const tried = operations.filter(({ outcome }) => outcome !== 'skipped')
  const day = run.source === 'live' ? '' : ` of ${run.startedAt.slice(0, 16)}Z`
  const mode = run.mutating ? 'reads and writes' : 'reads only'
  return [
    paint(
      `contract check  env ${run.env}  site ${run.sites.join(', ')}  ${mode}  run ${run.id}${day}`,
      'bold',
    ),
    ...untestableGroups(tried).flatMap(group => groupLines(group, run.sites.length > 1, style)),
    ...cleanup.failed.map(what => paint(`! not cleaned up: ${what}`, 'yellow')),
    ...cleanup.remaining.map(what => paint(`- remains: ${what}`, 'dim')),
    ...ignored.map(({ rule, expired, used }) =>
      expired || used === 0
        ? paint(`! ignore file: ${expired ? 'expired' : 'not needed'}: ${rule}`, 'yellow')
        : paint(`- ignored ${pluralize(used, 'finding')}: ${rule}`, 'dim'),
    ),
    paint(summarySentence(report), summary.exitCode === 0 ? 'green' : 'red'),
    '',
  ].join('\n')
}

const MAX_SEPARATE = 2

type OperationGroup = readonly OperationReport[]

/** Operations that could not be tested for the same reason are one group, where they are more than two. */
function untestableGroups(operations: readonly OperationReport[]): readonly OperationGroup[] {
  const byReason = new Map<unknown, OperationReport[]>()
  for (const operation of operations) {
    const key = operation.outcome === 'untestable' ? reasonText(operation) : operation
    byReason.set(key, [...(byReason.get(key) ?? []), operation])
  }
  return [...byReason.values()].flatMap(group =>
    group.length > MAX_SEPARATE ? [group] : group.map(each => [each]),
  )
}

function groupLines(group: OperationGroup, showsSite: boolean, style: ReportStyle): readonly string[] {
  const [first] = group
  if (!first) return []
  if (group.length === 1) return operationLines(first, showsSite, style)
  const names = group.map(({ id, site }) => (showsSite ? `${id} ${site}` : id))
  const sign = style.paint(OUTCOME_SIGNS.untestable, OUTCOME_STYLES.untestable)
  return [
    `${sign} ${pluralize(group.length, 'operation').padEnd(nameWidth(style))} ${reasonText(first)}`,
    ...wrapWords(names, (style.columns ?? MAX_WIDTH) - 4).map(line => `    ${style.paint(line, 'dim')}`),
  ]
}

function wrapWords(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || `${last}, ${word}`.length >= width) lines.push(word)
    else lines[lines.length - 1] = `${last}, ${word}`
  }
  return lines
}

function reasonText({ reason }: OperationReport): string {
  return `not tested: ${reason?.message ?? ''}${reason?.next ? `  →  ${reason.next.join(' ')}` : ''}`
}

function nameWidth({ columns }: ReportStyle): number {
  return isNarrow(columns) ? NARROW_NAME_WIDTH : NAME_WIDTH
}

function isNarrow(columns = NARROW): boolean {
  return columns < NARROW
}

function operationLines(
  operation: OperationReport,
  showsSite: boolean,
  style: ReportStyle,
): readonly string[] {
  const { id, outcome, probes, timing, reason, site } = operation
  const name = (showsSite ? `${id} ${site}` : id).padEnd(nameWidth(style))
  const attempted = probes.filter(({ attempts }) => attempts > 0)
  const details =
    reason && reason.code !== 'needs-writing'
      ? reasonText(operation)
      : isNarrow(style.columns)
        ? `${timing.p95} ms`.padStart(8)
        : `${pluralize(attempted.length, 'probe').padEnd(9)} ${timing.p95} ms p95${isRefusalsOnly(operation) ? '  refusals only' : ''}`
  const worst = worstProbe(probes)
  return [
    `${style.paint(OUTCOME_SIGNS[outcome], OUTCOME_STYLES[outcome])} ${name} ${details}`,
    ...findingLines(probes, style).map(line => `    ${line}`),
    ...(worst && outcome === 'failed'
      ? [
          `    ${style.paint(`reproduce  ${worst.reproduce.command}`, 'dim')}`,
          `    ${style.paint(`accept     ${ignoreLine(id, worst)}`, 'dim')}`,
          ...(style.showsCurl ? curlLines(worst).map(line => `    ${style.paint(line, 'dim')}`) : []),
        ]
      : []),
  ]
}

function curlLines({ reproduce: { curlTemplate } }: ProbeReport): readonly string[] {
  return curlTemplate.includes('${TOKEN:') ? [TOKEN_SOURCE, curlTemplate] : [curlTemplate]
}

function worstProbe(probes: readonly ProbeReport[]): ProbeReport | undefined {
  const severity = worstSeverity(probes.flatMap(({ findings }) => findings))
  return probes.find(({ findings }) => findings.some(each => each.severity === severity))
}

/** What a line of the ignore file would say of the worst finding. */
function ignoreLine(operation: string, { findings }: ProbeReport): string {
  const severity = worstSeverity(findings)
  const { pointer = '', kind = '' } = findings.find(each => each.severity === severity) ?? {}
  return `${operation} ${pointer || '/'} ${kind} until=YYYY-MM-DD reason="…"`
}

function findingLines(probes: readonly ProbeReport[], style: ReportStyle): readonly string[] {
  const found = distinctFindings(probes)
  const infos = found.filter(({ finding }) => finding.severity === 'info')
  const lines = (shown: typeof found) =>
    shown.map(each => findingLine(each.finding, each.probes.join(', '), style))
  if (infos.length <= MAX_SEPARATE_INFOS) return lines(found)
  const first = infos.slice(0, MAX_SEPARATE_INFOS).map(({ finding }) => finding.pointer || '/')
  const sign = style.paint('info'.padEnd(SEVERITY_WIDTH), SEVERITY_STYLES.info)
  return [
    ...lines(found.filter(({ finding }) => finding.severity !== 'info')),
    `${sign} ${infos.length} changes that break nothing: ${first.join(', ')} and others (--json has all)`,
  ]
}

function findingLine(finding: ReportedFinding, probe: string, { paint }: ReportStyle): string {
  const { severity, pointer, message, count, readBy = [] } = finding
  const occurrences = count > 1 ? `  ${count} places` : ''
  const readers = readBy.length > 0 ? `  read by ${readBy.join(', ')}` : ''
  return `${paint(severity.padEnd(SEVERITY_WIDTH), SEVERITY_STYLES[severity])} ${pointer || '/'}  ${message}  (${probe})${occurrences}${readers}`
}
