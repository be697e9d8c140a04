import type { FormInput, FormResult } from '../../model/form.ts'
import type { FieldIssue } from '../../model/message.ts'
import type { DeliveryZip } from '../../model/postal-address.ts'
import { parseZip } from './parse-zip.ts'

/** The text is neither a zip nor a Canadian postal code. */
export const ZIP_INVALID: FieldIssue<'zip'> = {
  field: 'zip',
  code: 'zip.invalid',
  message: 'Please enter a valid Zip/Postal code',
}

/** Checks the form that asks where a piece is to be delivered. */
export function validateZip(form: FormInput<'zip'>): FormResult<DeliveryZip, 'zip'> {
  const value = parseZip(form?.zip)
  return value ? { ok: true, value } : { ok: false, error: [ZIP_INVALID] }
}
