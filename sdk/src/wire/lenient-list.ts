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
  // An unchecked answer must not become an empty list.
  if (entries.length > 0 && valid.length === 0) throw new TypeError('no entry is valid')
  return { valid, dropped: entries.length - valid.length }
}

interface BrokenEntryIssue {
  readonly message: string
  readonly path: PropertyKey[]
}

const NAMED_ISSUES = 10

// A list of nothing but broken entries is refused for what is wrong with the first of them.
function atLeastOneValid(entry: z.Schema): z.Check<unknown[]> {
  return z.check(({ value, issues }) => {
    if (value.some(input => !z.read(entry, input).issues)) return
    for (const issue of brokenEntryIssues(value, entry))
      issues.push({ ...issue, code: 'custom', input: value })
  })
}

function brokenEntryIssues(list: unknown, entry: z.Schema): readonly BrokenEntryIssue[] {
  const entries: readonly unknown[] = Array.isArray(list) ? list : []
  const broken = entries.flatMap((input, at) =>
    (z.read(entry, input).issues ?? []).map(({ message, path = [] }) => ({
      message,
      path: [at, ...path.map(z.pathKey)],
    })),
  )
  return broken.slice(0, NAMED_ISSUES)
}

/** What is wrong with the entries that are left out of lists of an answer, by the lists' pointers. */
export function issuesOfDropped(
  entries: Readonly<Record<string, z.Schema>>,
): (answer: unknown) => readonly BrokenEntryIssue[] {
  return (answer: unknown) =>
    Object.entries(entries).flatMap(([pointer, entry]) => {
      const names = pointer.split('/')
      const list = names.reduce((value: unknown, name) => Object(value)[name], answer)
      return brokenEntryIssues(list, entry).map(({ message, path }) => ({
        message,
        path: [...names, ...path],
      }))
    })
}
