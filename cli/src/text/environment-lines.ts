import type { EnvironmentDocument, EnvironmentsDocument } from '../output/environments.ts'
import type { Paint } from '../shell/paint.ts'
import { columnLines } from './column-lines.ts'

/** The environments as lines; a star stands before the one in use. */
export function environmentLines(
  { environments }: EnvironmentsDocument,
  paint: Paint = text => text,
): readonly string[] {
  const lines = columnLines(
    environments.map(({ name, inUse, production, source }) => [
      inUse ? '*' : ' ',
      name,
      production ? 'production' : '',
      source,
    ]),
  )
  return lines.map((line, at) => (environments[at]?.inUse ? paint(line, 'bold') : line))
}

/** An environment as lines: name, value, and where it comes from when that is asked. */
export function environmentValueLines({ values }: EnvironmentDocument, explain: boolean): readonly string[] {
  return columnLines(values.map(({ name, value, source }) => [name, value, explain ? source : '']))
}
