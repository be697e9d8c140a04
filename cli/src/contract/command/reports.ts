import { resolve } from 'node:path'
import { defusedAll } from '../../shell/sanitize-terminal.ts'
import { Failure } from '../../shell/failure.ts'
import { nearest } from '../../shell/nearest.ts'
import type { Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'
import type { ContractReport, OperationReport } from '../report.ts'
import { ndjson, operationLine, runLine } from '../reporters/json.ts'
import type { Reporter } from '../reporters/reporter.ts'
import { REPORTERS } from '../reporters/reporters.ts'
import { named, writeInFolders } from './named-file.ts'

/** One form in which the report is wanted, and the file it goes into. */
export interface Wanted {
  readonly reporter: Reporter
  readonly file?: string
}

/** The forms that the flags name; without any a person gets lines and a program JSON. */
export function wantedReports(
  { githubActions }: Shell['variables'],
  settings: Settings,
  names: readonly string[],
): readonly Wanted[] {
  const byDefault = settings.json ? ['json'] : ['pretty', ...(githubActions ? ['github'] : [])]
  return (names.length > 0 ? names : byDefault).map(wantedOf)
}

function wantedOf(text: string): Wanted {
  const [name = '', file] = text.split('=', 2)
  const reporter = REPORTERS[name]
  if (reporter) return { reporter, ...(file !== undefined && { file }) }
  const meant = nearest(name, Object.keys(REPORTERS))
  throw new Failure('usage', `There is no report of the form "${name}"`, {
    hint: meant ? `Did you mean ${meant}?` : `There is: ${Object.keys(REPORTERS).join(', ')}.`,
  })
}

/** The forms without the lines that are written while the check goes on, and what writes these; the run's own is left. */
export function streamed(
  { out }: Shell,
  wanted: readonly Wanted[],
): { readonly wanted: readonly Wanted[]; readonly onOperation?: (operation: OperationReport) => void } {
  const isStream = ({ reporter, file }: Wanted) => reporter === ndjson && file === undefined
  if (!wanted.some(isStream)) return { wanted }
  return {
    wanted: wanted.map(each => (isStream(each) ? { reporter: runLine } : each)),
    onOperation: operation => out.write(operationLine(defusedAll(operation))),
  }
}

/** Writes the report in every wanted form. */
export async function writeReports(
  shell: Shell,
  { paint }: Settings,
  report: ContractReport,
  wanted: readonly Wanted[],
  showsCurl: boolean,
): Promise<void> {
  const harmless = defusedAll(report)
  for (const { reporter, file } of wanted) {
    if (file === undefined)
      shell.out.write(reporter(harmless, { paint, showsCurl, columns: shell.out.columns }))
    else {
      const text = reporter(harmless, { paint: plain => plain, showsCurl })
      await named(file, () => writeInFolders(resolve(shell.folder, file), text))
    }
  }
}
