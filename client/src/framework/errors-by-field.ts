import type { FieldIssue } from '@wallart/sdk'
import type { FormErrors } from './action.ts'

export function errorsByField(issues: readonly FieldIssue[]): FormErrors {
  return Object.fromEntries(
    issues.map(({ field, code, message, values }) => [field, [{ code, message, ...(values && { values }) }]]),
  )
}
