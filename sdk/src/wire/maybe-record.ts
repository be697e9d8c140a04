import * as z from 'zod/mini'
import type { MaybeRecord } from './types/maybe.ts'

/** Reads values by names that nobody knows in advance, which may be missing. */
export function maybeRecord<T>(value: z.ZodMiniType<T>): z.ZodMiniType<MaybeRecord<T>> {
  return z.nullish(z.catchall(z.object({}), value))
}
