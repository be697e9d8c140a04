import type { FormInput, FormResult } from '../../model/form.ts'
import { EMAIL_INVALID } from './email-invalid.ts'
import { parseEmail } from './parse-email.ts'

/** Checks the single field of the form that asks for a new password. */
export function validateResetPassword(
  form: FormInput<'email'>,
): FormResult<{ readonly email: string }, 'email'> {
  const email = parseEmail(form?.email)
  return email ? { ok: true, value: { email } } : { ok: false, error: [EMAIL_INVALID] }
}
