import * as z from './schema.ts'
import type { MaybeRecord } from './types/maybe.ts'

/** Reads values by names that nobody knows in advance, which may be missing. */
export function maybeRecord<T>(value: z.Schema<T>): z.Schema<MaybeRecord<T>> {
  return z.nullish(z.record(value))
}
