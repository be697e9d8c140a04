import { setViewColor } from './config.ts'
import { sanitizeDocument } from './sanitize-terminal.ts'
import { printPaged } from './pager.ts'
import type { Paint } from './paint.ts'
import { checkFields, pickFields, type JsonDocument } from './pick-fields.ts'
import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'

export interface PrintOptions<D extends JsonDocument> {
  readonly fields: readonly string[]
  readonly lines: (document: D, paint: Paint) => Promise<readonly string[]>
  /** Instead of the lines. */
  readonly view?: (document: D, columns: number) => Promise<string>
}

/** JSON for `--json`, an Ink view on a terminal, else plain lines. */
export async function print<D extends JsonDocument>(
  shell: Shell,
  settings: Settings,
  document: D,
  { fields, lines, view }: PrintOptions<D>,
): Promise<void> {
  const { json, wantsView, usesColour, paint } = settings
  if (printFieldList(shell, settings, fields)) return undefined
  if (json) return printJson(shell, document, settings)
  const sanitized = sanitizeDocument(document)
  if (!view || !wantsView || shell.variables.screenReader)
    return printPaged(shell, settings, joinLines(await lines(sanitized, paint)))
  setViewColor(usesColour)
  return printPaged(shell, settings, `${await view(sanitized, shell.out.columns)}\n`)
}

/** Prints the field list for a bare `--fields` and returns true. */
export function printFieldList(
  { out }: Shell,
  { fields: wanted }: Pick<Settings, 'fields'>,
  fields: readonly string[],
): boolean {
  if (wanted) checkFields(wanted, fields)
  const isList = wanted?.length === 0
  if (isList) out.write(joinLines(fields))
  return isList
}

async function printJson(
  { out, program }: Shell,
  document: JsonDocument,
  { fields, query }: Pick<Settings, 'fields' | 'query'>,
): Promise<void> {
  const picked = fields ? pickFields(document, fields) : document
  const found =
    query === undefined
      ? picked
      : (await import('./apply-jmes-path.ts')).applyJmesPath(picked, query, program)
  out.json(found)
}

function joinLines(lines: readonly string[]): string {
  return lines.map(line => `${line}\n`).join('')
}
