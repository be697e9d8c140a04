import { resolve } from 'node:path'
import { sanitizeDocument } from '../../shell/sanitize-terminal.ts'
import { Failure } from '../../shell/failure.ts'
import { closestMatch } from '../../shell/closest-match.ts'
import type { Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'
import type { ContractReport, OperationReport } from '@wallart/contract/report/report.ts'
import { ndjson, operationLine, runLine } from '@wallart/contract/report/json.ts'
import type { Reporter } from '@wallart/contract/report/reporter.ts'
import { REPORTERS } from '@wallart/contract/report/reporters.ts'
import { writeOrFail, writeFileInFolders } from '../../shell/write-files.ts'

export interface ReportTarget {
  readonly reporter: Reporter
  readonly file?: string
}

export function parseReporters(
  { githubActions }: Shell['variables'],
  settings: Settings,
  names: readonly string[],
): readonly ReportTarget[] {
  const byDefault = settings.json ? ['json'] : ['pretty', ...(githubActions ? ['github'] : [])]
  const targets = names.map(parseReporter)
  // Where files are all that was asked for, the log still says what is broken.
  return targets.every(({ file }) => file !== undefined)
    ? [...byDefault.map(parseReporter), ...targets]
    : targets
}

function parseReporter(text: string): ReportTarget {
  const [name = '', ...rest] = text.split('=')
  const file = rest.length > 0 ? rest.join('=') : undefined
  const reporter = Object.hasOwn(REPORTERS, name) ? REPORTERS[name] : undefined
  if (reporter) return { reporter, ...(file !== undefined && { file }) }
  const suggestion = closestMatch(name, Object.keys(REPORTERS))
  throw new Failure('usage', `Unknown reporter "${name}"`, {
    hint: suggestion ? `Did you mean ${suggestion}?` : `Available: ${Object.keys(REPORTERS).join(', ')}.`,
  })
}

/** Streams NDJSON to stdout during the run; only the closing run line is left for the end. */
export function splitStream(
  { out }: Shell,
  targets: readonly ReportTarget[],
): {
  readonly targets: readonly ReportTarget[]
  readonly onOperation?: (operation: OperationReport) => void
} {
  const isStream = ({ reporter, file }: ReportTarget) => reporter === ndjson && file === undefined
  if (!targets.some(isStream)) return { targets }
  return {
    targets: targets.map(each => (isStream(each) ? { reporter: runLine } : each)),
    onOperation: operation => out.write(operationLine(sanitizeDocument(operation))),
  }
}

export async function writeReports(
  shell: Shell,
  { paint }: Settings,
  report: ContractReport,
  targets: readonly ReportTarget[],
  showsCurl: boolean,
): Promise<void> {
  const sanitized = sanitizeDocument(report)
  for (const { reporter, file } of targets) {
    if (file === undefined)
      shell.out.write(reporter(sanitized, { paint, showsCurl, columns: shell.out.columns }))
    else {
      const text = reporter(sanitized, { paint: plain => plain, showsCurl })
      await writeOrFail(file, () => writeFileInFolders(resolve(shell.folder, file), text))
    }
  }
}
