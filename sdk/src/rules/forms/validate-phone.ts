import type { FormInput, FormResult } from '../../model/form.ts'
import type { FieldIssue } from '../../model/message.ts'
import { rawFieldText } from './field-text.ts'
import { parsePhone } from './parse-phone.ts'

const PHONE_INVALID: FieldIssue<'phone'> = {
  field: 'phone',
  code: 'phone.invalid',
  message: 'Please enter a valid US or Canadian phone number.',
}

/** The ten digits of the phone field, empty when none was entered: a phone number is optional. */
export function validatePhone(form: FormInput<'phone'>): FormResult<string, 'phone'> {
  const raw = rawFieldText(form, 'phone')
  const value = raw.trim() && parsePhone(raw)
  return value === undefined ? { ok: false, error: [PHONE_INVALID] } : { ok: true, value }
}
