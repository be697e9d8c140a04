/** An answer that breaks its contract at one place. */
export interface BrokenResponse {
  /** What is wrong with it, as a test may be named after it. */
  readonly name: string
  /** Where it is wrong, as a JSON pointer. */
  readonly pointer: string
  readonly response: unknown
}

/** The same answer broken in two ways at each of the places: once without what belongs there, once with something else. */
export function brokenResponses(good: unknown, pointers: readonly string[]): readonly BrokenResponse[] {
  return pointers.flatMap(pointer => {
    const keys = pointer.split('/').slice(1)
    return [
      { name: `without ${pointer}`, pointer, response: replaceAt(good, keys, undefined) },
      {
        name: `with something else at ${pointer}`,
        pointer,
        response: replaceAt(good, keys, { wrong: true }),
      },
    ]
  })
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value
    return entries.map((entry, at) => (String(at) === key ? replaceAt(entry, rest, to) : entry))
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, field]): [string, unknown] => [
    name,
    name === key ? replaceAt(field, rest, to) : field,
  ])
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined))
}
