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

// A list of nothing but broken entries is refused for what is wrong with the first.
function atLeastOneValid(entry: z.Schema): z.Check<unknown[]> {
  return z.check(({ value, issues }) => {
    const [first, ...others] = value
    const broken = value.length > 0 ? z.read(entry, first).issues : undefined
    if (!broken || others.some(other => !z.read(entry, other).issues)) return
    for (const { message, path = [] } of broken)
      issues.push({ code: 'custom', message, path: [0, ...path.map(pathKey)], input: first })
  })
}

function pathKey(step: PropertyKey | { readonly key: PropertyKey }): PropertyKey {
  return typeof step === 'object' ? step.key : step
}
