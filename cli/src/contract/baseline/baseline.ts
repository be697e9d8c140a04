import type { Field, Shape } from './shape.ts'
import { textOf } from './shape-diff.ts'

/** The recorded shapes of one environment, by operation. */
export type Baseline = ReadonlyMap<string, Recorded>

/** One recorded shape, and the day of its recording. */
export interface Recorded {
  readonly shape: Shape
  readonly recorded: string
}

// No pointer begins like this.
const ROOT = 'answer'

/** A shape as a file that people review: a line for every field, no values. */
export function fileTextOf(operation: string, { shape, recorded }: Recorded): string {
  const fields = [...shape].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  const lines = fields.map(([pointer, field]) => [pointer === '' ? ROOT : pointer, textOf(field)])
  return `${JSON.stringify({ operation, recorded, fields: Object.fromEntries(lines) }, null, 2)}\n`
}

/** Reads such a file; anything else is undefined. */
export function recordedIn(text: string): (Recorded & { readonly operation: string }) | undefined {
  const file = parsed(text)
  if (!isRecord(file)) return undefined
  const { operation, recorded, fields } = file
  if (typeof operation !== 'string' || typeof recorded !== 'string' || !isRecord(fields)) return undefined
  const shape = new Map<string, Field>()
  for (const [pointer, messages] of Object.entries(fields)) {
    if (typeof messages !== 'string') return undefined
    const types = messages.replace(/\?$/, '').split('|')
    shape.set(pointer === ROOT ? '' : pointer, { types, optional: messages.endsWith('?') })
  }
  return { operation, recorded, shape }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
