import { parseJson } from '@wallart/sdk'
import type { Field, Shape } from './shape.ts'
import { formatEmptiness, formatField } from './shape-diff.ts'

export type Baseline = ReadonlyMap<string, RecordedShape>

export interface RecordedShape {
  readonly shape: Shape
  readonly recorded: string
}

// Cannot collide with a pointer, which starts with a slash.
const ROOT = 'answer'
const RARE = ' rare'
const MARKS = /(?<optional>\?)?(?<rare> rare)?(?:, (?<empty>some|most|all) empty)?$/

/** One line per field and no values, so that a diff can be reviewed. */
export function serializeBaseline(operation: string, { shape, recorded }: RecordedShape): string {
  const fields = [...shape].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  const lines = fields.map(([pointer, field]) => [
    pointer === '' ? ROOT : pointer,
    formatField(field) + (field.rare ? RARE : '') + formatEmptiness(field),
  ])
  return `${JSON.stringify({ operation, recorded, fields: Object.fromEntries(lines) }, null, 2)}\n`
}

export function parseBaseline(text: string): (RecordedShape & { readonly operation: string }) | undefined {
  const file = parseJson(text)
  if (!isRecord(file)) return undefined
  const { operation, recorded, fields } = file
  if (typeof operation !== 'string' || typeof recorded !== 'string' || !isRecord(fields)) return undefined
  const shape = new Map<string, Field>()
  for (const [pointer, fieldText] of Object.entries(fields)) {
    if (typeof fieldText !== 'string') return undefined
    shape.set(pointer === ROOT ? '' : pointer, parseField(fieldText))
  }
  return { operation, recorded, shape }
}

function parseField(text: string): Field {
  const marks = MARKS.exec(text)
  const { optional, rare, empty } = marks?.groups ?? {}
  return {
    types: text.slice(0, marks?.index).split('|'),
    optional: optional !== undefined || rare !== undefined,
    ...(rare && { rare: true }),
    ...((empty === 'some' || empty === 'most' || empty === 'all') && { empty }),
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
