import type { FormInput, FormResult } from '../../model/form.ts'
import type { FieldIssue } from '../../model/message.ts'
import type { DeliveryZip } from '../../model/postal-address.ts'
import { fieldText } from './field-text.ts'
import { parseZip } from './parse-zip.ts'
import { ZIP_INVALID } from './validate-zip.ts'

/** The zip or postal code is one of the other country. */
export const ZIP_OF_OTHER_COUNTRY: FieldIssue<'zip'> = {
  field: 'zip',
  code: 'zip.other-country',
  message: 'Please enter a Zip/Postal code of the country that you have chosen',
}

/** Checks the form that asks what shipping to a place costs. */
export function validateEstimate(form: FormInput<'country' | 'zip'>): FormResult<DeliveryZip, 'zip'> {
  const value = parseZip(form?.zip)
  if (!value) return { ok: false, error: [ZIP_INVALID] }
  const isThere = value.country === fieldText(form, 'country')
  return isThere ? { ok: true, value } : { ok: false, error: [ZIP_OF_OTHER_COUNTRY] }
}
