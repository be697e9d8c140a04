import type { Connection } from './connect.ts'
import type { Document } from './pick-fields.ts'
import { printFieldList, present, type Show } from './present.ts'
import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'
import { withSpinner } from './with-spinner.ts'

/** A command that asks the shop once and shows the answer. */
export interface Question<D extends Document> extends Show<D> {
  /** What a person is told while it takes its time, as in Asking for the categories. */
  readonly what: string
  readonly read: (connection: Connection) => Promise<D>
}

/** Asks and shows; answers what was shown, if anybody had to be asked. */
export async function answer<D extends Document>(
  shell: Shell,
  settings: Settings,
  { what, read, ...show }: Question<D>,
): Promise<D | undefined> {
  if (printFieldList(shell, settings, show.fields)) return undefined
  const started = shell.now()
  const { connect } = await import('./connect.ts')
  const connection = connect(shell, settings)
  const document = await withSpinner(shell, settings, what, read(connection))
  await present(shell, settings, document, show)
  if (settings.verbose) {
    const index = `${connection.environment.name}, ${settings.site}, ${connection.scope.locale}`
    shell.err.line(settings.noticePaint(`${index}: ${shell.now() - started} ms`, 'dim'))
  }
  return document
}
