import * as z from './schema.ts'

export function maybeRecord<T>(value: z.Schema<T>): z.Schema<Record<string, T> | null | undefined> {
  return z.nullish(z.record(value))
}
