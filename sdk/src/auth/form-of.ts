/** The fields of a form; those without a value are left out. */
export type FormFields = Readonly<Record<string, string | boolean | undefined>>

/** The fields of a form that have a value, as texts. */
export function formOf(fields: FormFields): Readonly<Record<string, string>> {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(filled.map(([name, value]) => [name, String(value)]))
}
