import type { FormInput, FormResult } from '../../model/form.ts'
import type { FooterSignUp } from '../../model/newsletter.ts'
import { EMAIL_INVALID } from './email-invalid.ts'
import { rawFieldText } from './field-text.ts'
import { footerSignUp } from './newsletter-sign-up.ts'
import { parseEmail } from './parse-email.ts'

/** Checks the footer's sign-up as a browser checks a field for emails: emptiness is no issue. */
export function validateNewsletter(form: FormInput<'email'>): FormResult<FooterSignUp, 'email'> {
  const raw = rawFieldText(form, 'email')
  const email = raw.trim() && parseEmail(raw)
  return email === undefined
    ? { ok: false, error: [EMAIL_INVALID] }
    : { ok: true, value: footerSignUp(email) }
}
