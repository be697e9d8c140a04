import * as z from './schema.ts'

interface ValidEntries<T> {
  readonly valid: readonly T[]
  readonly dropped: number
}

/** Reads a list that may be missing and may have broken entries, as long as one of them is not. */
export function lenientList(entry: z.Schema): z.Schema<unknown[] | null | undefined> {
  return z.nullish(z.array(z.unknown(), atLeastOneValid(entry)))
}

export function validEntries<T>(list: unknown[] | null | undefined, entry: z.Schema<T>): ValidEntries<T> {
  const entries = list ?? []
  const valid = entries.flatMap(value => {
    const result = z.read(entry, value)
    return result.issues ? [] : [result.value]
  })
  return { valid, dropped: entries.length - valid.length }
}

const NAMED_ISSUES = 10

// A list of nothing but broken entries is refused for what is wrong with the first of them.
function atLeastOneValid(entry: z.Schema): z.Check<unknown[]> {
  return z.check(({ value, issues }) => {
    if (value.some(input => !z.read(entry, input).issues)) return
    const broken = value.flatMap((input, at) =>
      (z.read(entry, input).issues ?? []).map(({ message, path = [] }) => ({
        message,
        path: [at, ...path.map(z.pathKey)],
      })),
    )
    for (const issue of broken.slice(0, NAMED_ISSUES)) issues.push({ ...issue, code: 'custom', input: value })
  })
}
