import type { FieldIssue } from '@wallart/sdk'
import type { ActionResult } from './action.ts'
import { errorsByField } from './errors-by-field.ts'

/** The result of a form with fields that the shopper can correct. */
export function invalid(issues: readonly FieldIssue[]): ActionResult {
  return { kind: 'invalid', errors: errorsByField(issues) }
}
