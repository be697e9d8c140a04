import type { FormResult } from '../../model/form.ts'
import type { FieldIssue } from '../../model/message.ts'

/** The cleaned values when no check of the form found an issue, else the issues in their order. */
export function formResult<T, Field extends string>(
  checks: readonly (FieldIssue<Field> | false | undefined)[],
  value: T,
): FormResult<T, Field> {
  const error = checks.filter(check => check !== false && check !== undefined)
  return error.length > 0 ? { ok: false, error } : { ok: true, value }
}
