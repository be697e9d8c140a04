/** The fields of a form; those without a value are left out. */
export type FormFields = Readonly<Record<string, string | boolean | undefined>>

/** The fields of a form that have a value, as texts. */
export function encodeForm(fields: FormFields): Readonly<Record<string, string>> {
  const nonEmpty = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(nonEmpty.map(([name, value]) => [name, String(value)]))
}
