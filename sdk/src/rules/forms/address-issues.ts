import type { FieldIssue } from '../../model/message.ts'

/** No street was entered. */
export const ADDRESS_REQUIRED: FieldIssue<'addressLine1'> = {
  field: 'addressLine1',
  code: 'address.required',
  message: 'Please enter your address.',
}

/** The second line of the address does not fit. */
export const ADDRESS_TOO_LONG: FieldIssue<'addressLine2'> = {
  field: 'addressLine2',
  code: 'address.too-long',
  message: 'Please enter a shorter address.',
}

/** No city was entered. */
export const CITY_REQUIRED: FieldIssue<'city'> = {
  field: 'city',
  code: 'city.required',
  message: 'Please enter your city.',
}

/** No state was chosen, or one that is not in the country. */
export const STATE_REQUIRED: FieldIssue<'state'> = {
  field: 'state',
  code: 'state.required',
  message: 'Please select your state.',
}

/** No Canadian province was chosen, or one that is none. */
export const PROVINCE_REQUIRED: FieldIssue<'state'> = {
  field: 'state',
  code: 'province.required',
  message: 'Please select your province.',
}

/** No country was chosen, or one that the shop does not deliver to. */
export const COUNTRY_REQUIRED: FieldIssue<'country'> = {
  field: 'country',
  code: 'country.required',
  message: 'Please select your country.',
}

/** The zip or postal code lies in another state or province. */
export const ZIP_OF_OTHER_REGION: FieldIssue<'zip'> = {
  field: 'zip',
  code: 'zip.other-region',
  message: 'Please check the Zip/Postal code: it is not in this state or province.',
}
