import * as z from 'zod/mini'
import type { Unread, Usable } from './types/usable-list.ts'

/** Reads a list that may be missing and may have broken entries, as long as one of them is not. */
export function usableList(entry: z.ZodMiniType): z.ZodMiniType<Unread> {
  return z.nullish(
    z.array(z.unknown()).check(({ value, issues }) => {
      const [first, ...others] = value
      const error = value.length > 0 ? entry.safeParse(first).error : undefined
      if (!error || others.some(other => entry.safeParse(other).success)) return
      for (const { message, path } of error.issues)
        issues.push({ code: 'custom', message, path: [0, ...path], input: first })
    }),
  )
}

/** The entries of such a list that the shop can use. */
export function usable<T>(list: Unread, entry: z.ZodMiniType<T>): Usable<T> {
  const entries = list ?? []
  const kept = entries.flatMap(value => {
    const { success, data } = entry.safeParse(value)
    return success ? [data] : []
  })
  return { kept, dropped: entries.length - kept.length }
}
