import * as z from './schema.ts'
import type { MaybeRecord } from './types/maybe.ts'

export function maybeRecord<T>(value: z.Schema<T>): z.Schema<MaybeRecord<T>> {
  return z.nullish(z.record(value))
}
