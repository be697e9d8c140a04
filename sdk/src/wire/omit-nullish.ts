export function omitNullish<T extends object>(fields: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  const valid: { [Key in keyof T]?: NonNullable<T[Key]> } = {}
  for (const key in fields) {
    const value = fields[key]
    if (value !== null && value !== undefined) valid[key] = value
  }
  return valid
}
