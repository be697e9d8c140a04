import type { Connection } from './connect.ts'
import type { JsonDocument } from './pick-fields.ts'
import { printFieldList, print, type PrintOptions } from './print.ts'
import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'
import { withSpinner } from './with-spinner.ts'

export interface Query<D extends JsonDocument> extends PrintOptions<D> {
  readonly progressText: string
  readonly read: (connection: Connection) => Promise<D>
}

export async function runQuery<D extends JsonDocument>(
  shell: Shell,
  settings: Settings,
  { progressText, read, ...printOptions }: Query<D>,
): Promise<D | undefined> {
  if (printFieldList(shell, settings, printOptions.fields)) return undefined
  const started = shell.now()
  const { connect } = await import('./connect.ts')
  const connection = connect(shell, settings)
  const document = await withSpinner(shell, settings, progressText, read(connection))
  await print(shell, settings, document, printOptions)
  if (settings.verbose) {
    const context = `${connection.environment.name}, ${settings.site}, ${connection.scope.locale}`
    shell.err.line(`${context}: ${shell.now() - started} ms`, text => settings.noticePaint(text, 'dim'))
  }
  return document
}
