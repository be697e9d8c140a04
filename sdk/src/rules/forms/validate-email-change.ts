import type { FormInput, FormResult } from '../../model/form.ts'
import { currentPasswordIssue } from './current-password.ts'
import { EMAIL_INVALID } from './email-invalid.ts'
import { rawFieldText } from './field-text.ts'
import { formResult } from './form-result.ts'
import { parseEmail } from './parse-email.ts'

/** The new e-mail address of a customer, and the password that confirms the change. */
export interface EmailChange {
  readonly email: string
  readonly currentPassword: string
}

/** Checks the form that changes a customer's e-mail address, with which they sign in. */
export function validateEmailChange(
  form: FormInput<keyof EmailChange>,
): FormResult<EmailChange, keyof EmailChange> {
  const email = parseEmail(form?.email) ?? ''
  return formResult([!email && EMAIL_INVALID, currentPasswordIssue(form)], {
    email,
    currentPassword: rawFieldText(form, 'currentPassword'),
  })
}
