import type { PostalAddress } from '../../model/postal-address.ts'

export function orderAddressBody(address: PostalAddress): Record<string, string> {
  const { firstName, lastName, addressLine1, addressLine2, city, state, zip, country } = address
  return {
    firstName,
    lastName,
    address1: addressLine1,
    ...(addressLine2 && { address2: addressLine2 }),
    city,
    stateCode: state,
    postalCode: zip,
    countryCode: country,
  }
}
