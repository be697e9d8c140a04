export type FormFields = Readonly<Record<string, string | boolean | undefined>>

export function encodeForm(fields: FormFields): Readonly<Record<string, string>> {
  const nonEmpty = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(nonEmpty.map(([name, value]) => [name, String(value)]))
}
