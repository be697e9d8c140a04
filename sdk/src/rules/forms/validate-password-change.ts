import type { FormInput, FormResult } from '../../model/form.ts'
import { currentPasswordIssue } from './current-password.ts'
import { rawFieldText } from './field-text.ts'
import { formResult } from './form-result.ts'
import { passwordIssue } from './password-issue.ts'

/** The old and the new password of a customer. */
export interface PasswordChange {
  readonly currentPassword: string
  readonly password: string
}

/** Checks the form that changes a customer's password. */
export function validatePasswordChange(
  form: FormInput<keyof PasswordChange>,
): FormResult<PasswordChange, keyof PasswordChange> {
  const password = rawFieldText(form, 'password')
  return formResult([currentPasswordIssue(form), passwordIssue(password)], {
    currentPassword: rawFieldText(form, 'currentPassword'),
    password,
  })
}
