import type { FormInput, FormResult } from '../../model/form.ts'
import type { FieldIssue } from '../../model/message.ts'
import { rawFieldText } from './field-text.ts'
import { formResult } from './form-result.ts'
import { PASSWORD_MAX_LENGTH, passwordIssue } from './password-issue.ts'

const CURRENT_PASSWORD_REQUIRED: FieldIssue<'currentPassword'> = {
  field: 'currentPassword',
  code: 'current-password.required',
  message: 'Please enter your current password.',
}

/** The old and the new password of a customer. */
export interface PasswordChange {
  readonly currentPassword: string
  readonly password: string
}

/** Checks the form that changes a customer's password. */
export function validatePasswordChange(
  form: FormInput<keyof PasswordChange>,
): FormResult<PasswordChange, keyof PasswordChange> {
  const currentPassword = rawFieldText(form, 'currentPassword')
  const password = rawFieldText(form, 'password')
  const isUsable = currentPassword !== '' && currentPassword.length <= PASSWORD_MAX_LENGTH
  return formResult([!isUsable && CURRENT_PASSWORD_REQUIRED, passwordIssue(password)], {
    currentPassword,
    password,
  })
}
