import type { FieldIssue } from '../../model/message.ts'
import { rawFieldText } from './field-text.ts'
import { PASSWORD_MAX_LENGTH } from './password-issue.ts'

const CURRENT_PASSWORD_REQUIRED: FieldIssue<'currentPassword'> = {
  field: 'currentPassword',
  code: 'current-password.required',
  message: 'Please enter your current password.',
}

/** The password with which a change was to be confirmed is not the customer's. */
export const CURRENT_PASSWORD_WRONG: FieldIssue<'currentPassword'> = {
  field: 'currentPassword',
  code: 'current-password.wrong',
  message: 'That is not your current password. Try again.',
}

/** What is wrong with the password that confirms a change, as far as its form shows. */
export function currentPasswordIssue(
  form: { readonly currentPassword?: unknown } | null | undefined,
): FieldIssue<'currentPassword'> | undefined {
  const { length } = rawFieldText(form, 'currentPassword')
  return length > 0 && length <= PASSWORD_MAX_LENGTH ? undefined : CURRENT_PASSWORD_REQUIRED
}
