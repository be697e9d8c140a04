import type { Field, Shape } from './shape.ts'
import { formatField } from './shape-diff.ts'

/** The recorded shapes of one environment, by operation. */
export type Baseline = ReadonlyMap<string, RecordedShape>

/** One recorded shape, and the day of its recording. */
export interface RecordedShape {
  readonly shape: Shape
  readonly recorded: string
}

// No pointer begins like this.
const ROOT = 'answer'

/** A shape as a file that people review: a line for every field, no values. */
export function serializeBaseline(operation: string, { shape, recorded }: RecordedShape): string {
  const fields = [...shape].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  const lines = fields.map(([pointer, field]) => [pointer === '' ? ROOT : pointer, formatField(field)])
  return `${JSON.stringify({ operation, recorded, fields: Object.fromEntries(lines) }, null, 2)}\n`
}

/** Reads such a file; anything else is undefined. */
export function parseBaseline(text: string): (RecordedShape & { readonly operation: string }) | undefined {
  const file = tryParseJson(text)
  if (!isRecord(file)) return undefined
  const { operation, recorded, fields } = file
  if (typeof operation !== 'string' || typeof recorded !== 'string' || !isRecord(fields)) return undefined
  const shape = new Map<string, Field>()
  for (const [pointer, fieldText] of Object.entries(fields)) {
    if (typeof fieldText !== 'string') return undefined
    const types = fieldText.replace(/\?$/, '').split('|')
    shape.set(pointer === ROOT ? '' : pointer, { types, optional: fieldText.endsWith('?') })
  }
  return { operation, recorded, shape }
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
