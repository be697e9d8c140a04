/** The longest line that a form takes; a longer one counts as not entered. */
export const FIELD_MAX_LENGTH = 256

/** A field exactly as it was entered, empty when it is missing or no text. */
export function rawFieldText<Field extends string>(
  form: Readonly<Partial<Record<Field, unknown>>> | null | undefined,
  field: Field,
): string {
  const value = form?.[field]
  return typeof value === 'string' ? value : ''
}

/** A field as one trimmed line with single spaces, empty when nothing of it can be seen. */
export function fieldText<Field extends string>(
  form: Readonly<Partial<Record<Field, unknown>>> | null | undefined,
  field: Field,
): string {
  const raw = rawFieldText(form, field)
  if (raw.length > FIELD_MAX_LENGTH) return ''
  const line = raw.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return /[^ \p{Cf}\p{Cs}]/u.test(line) ? line : ''
}
