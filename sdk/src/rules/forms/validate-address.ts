import type { FormInput, FormResult } from '../../model/form.ts'
import type { AddressField, DeliveryCountry, PostalAddress } from '../../model/postal-address.ts'
import {
  ADDRESS_REQUIRED,
  ADDRESS_TOO_LONG,
  CITY_REQUIRED,
  COUNTRY_REQUIRED,
  PROVINCE_REQUIRED,
  STATE_REQUIRED,
  ZIP_OF_OTHER_REGION,
} from './address-issues.ts'
import { FIELD_MAX_LENGTH, fieldText, rawFieldText } from './field-text.ts'
import { formResult } from './form-result.ts'
import { FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED } from './name-issues.ts'
import { isZipOfRegion } from './is-zip-of-region.ts'
import { parseZip } from './parse-zip.ts'
import { regionCodes } from './region-codes.ts'
import { ZIP_INVALID } from './validate-zip.ts'

/**
 * Checks an address of the account or the checkout: its state must be of its country, and its zip of its state.
 *
 * @example
 * const checked = validateAddress({ firstName: 'Ada', lastName: 'Lane', state: 'NY', zip: '10001' })
 * const missing = checked.ok ? [] : checked.error.map(({ field }) => field) // ['addressLine1', 'city', …]
 */
export function validateAddress(form: FormInput<AddressField>): FormResult<PostalAddress, AddressField> {
  const firstName = fieldText(form, 'firstName')
  const lastName = fieldText(form, 'lastName')
  const addressLine1 = fieldText(form, 'addressLine1')
  const addressLine2 = fieldText(form, 'addressLine2')
  const city = fieldText(form, 'city')
  const state = fieldText(form, 'state').toUpperCase()
  const zip = parseZip(form?.zip)
  const countryCode = fieldText(form, 'country').toUpperCase()
  const country: DeliveryCountry = countryCode === 'CA' ? 'CA' : 'US'
  const isSupportedCountry = countryCode === country
  const isRegionKnown = regionCodes(country).includes(state)
  const isZipKnown = zip !== undefined && (!isSupportedCountry || zip.country === country)
  return formResult(
    [
      !firstName && FIRST_NAME_REQUIRED,
      !lastName && LAST_NAME_REQUIRED,
      !addressLine1 && ADDRESS_REQUIRED,
      rawFieldText(form, 'addressLine2').length > FIELD_MAX_LENGTH && ADDRESS_TOO_LONG,
      !city && CITY_REQUIRED,
      !isRegionKnown && (country === 'CA' ? PROVINCE_REQUIRED : STATE_REQUIRED),
      !isZipKnown && ZIP_INVALID,
      isZipKnown && isSupportedCountry && isRegionKnown && !isZipOfRegion(zip, state) && ZIP_OF_OTHER_REGION,
      !isSupportedCountry && COUNTRY_REQUIRED,
    ],
    {
      firstName,
      lastName,
      addressLine1,
      ...(addressLine2 && { addressLine2 }),
      city,
      state,
      zip: zip?.zip ?? '',
      country,
    },
  )
}
