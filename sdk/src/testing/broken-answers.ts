/** An answer that breaks its contract at one place. */
export interface BrokenAnswer {
  /** What is wrong with it, as a test may be named after it. */
  readonly name: string
  /** Where it is wrong, as a JSON pointer. */
  readonly pointer: string
  readonly answer: unknown
}

/** The same answer broken in two ways at each of the places: once without what belongs there, once with something else. */
export function brokenAnswers(good: unknown, pointers: readonly string[]): readonly BrokenAnswer[] {
  return pointers.flatMap(pointer => {
    const keys = pointer.split('/').slice(1)
    return [
      { name: `without ${pointer}`, pointer, answer: changed(good, keys, undefined) },
      { name: `with something else at ${pointer}`, pointer, answer: changed(good, keys, { wrong: true }) },
    ]
  })
}

function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value
    return entries.map((entry, at) => (String(at) === key ? changed(entry, rest, to) : entry))
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, field]): [string, unknown] => [
    name,
    name === key ? changed(field, rest, to) : field,
  ])
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined))
}
