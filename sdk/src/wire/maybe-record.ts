import * as z from 'zod/mini'

/** Values by names that nobody knows in advance, which may be missing on the wire. */
export type MaybeRecord<T> = Record<string, T> | null | undefined

/** Reads values by names that nobody knows in advance, which may be missing. */
export function maybeRecord<T>(value: z.ZodMiniType<T>): z.ZodMiniType<MaybeRecord<T>> {
  return z.nullish(z.catchall(z.object({}), value))
}
