/** A copy of an answer in which one place is different, or gone when there is nothing to put there. */
export function changedAt(
  answer: unknown,
  [key, ...deeper]: readonly (string | number)[],
  value?: unknown,
): unknown {
  if (key === undefined) return value
  if (Array.isArray(answer))
    return answer.map((entry, at) => (at === key ? changedAt(entry, deeper, value) : entry))
  if (typeof answer !== 'object' || answer === null) return answer
  const entries = new Map<string, unknown>(Object.entries(answer))
  const changed = changedAt(entries.get(String(key)), deeper, value)
  if (changed === undefined) entries.delete(String(key))
  else entries.set(String(key), changed)
  return Object.fromEntries(entries)
}
