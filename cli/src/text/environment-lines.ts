import type { EnvironmentDocument, EnvironmentsDocument } from '../output/environments.ts'
import type { Paint } from '../shell/paint.ts'
import { columnLines } from './column-lines.ts'

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

export function environmentValueLines({ values }: EnvironmentDocument, explain: boolean): readonly string[] {
  return columnLines(values.map(({ name, value, source }) => [name, value, explain ? source : '']))
}
