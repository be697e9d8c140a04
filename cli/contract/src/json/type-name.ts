export function typeName(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'absent'
  return Array.isArray(value) ? 'array' : typeof value
}
