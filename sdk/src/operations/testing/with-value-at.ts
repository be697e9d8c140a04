export function withValueAt(
  answer: unknown,
  [key, ...deeper]: readonly (string | number)[],
  value?: unknown,
): unknown {
  if (key === undefined) return value
  if (Array.isArray(answer))
    return answer.map((entry, at) => (at === key ? withValueAt(entry, deeper, value) : entry))
  if (typeof answer !== 'object' || answer === null) return answer
  const entries = new Map<string, unknown>(Object.entries(answer))
  const changed = withValueAt(entries.get(String(key)), deeper, value)
  if (changed === undefined) entries.delete(String(key))
  else entries.set(String(key), changed)
  return Object.fromEntries(entries)
}
