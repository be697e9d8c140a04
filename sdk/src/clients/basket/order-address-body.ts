import type { DeliveryAddress } from '../../model/postal-address.ts'

export function orderAddressBody(address: DeliveryAddress): Record<string, string> {
  const { firstName, lastName, addressLine1, addressLine2, city, state, zip, country, phone } = address
  return {
    firstName,
    lastName,
    address1: addressLine1,
    ...(addressLine2 && { address2: addressLine2 }),
    city,
    stateCode: state,
    postalCode: zip,
    countryCode: country,
    ...(phone && { phone }),
  }
}
