import * as z from './schema.ts'
import type { MaybeRecord } from './types/maybe.ts'

/** Reads a record with unknown keys, which may be missing. */
export function maybeRecord<T>(value: z.Schema<T>): z.Schema<MaybeRecord<T>> {
  return z.nullish(z.record(value))
}
