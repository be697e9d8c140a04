import type { NewCustomerAddress } from '../../model/customer.ts'
import { orderAddressBody } from '../basket/order-address-body.ts'

/** An address in the form in which an account takes it; what is left empty is emptied there too. */
export function customerAddressBody(address: NewCustomerAddress): Record<string, string | boolean> {
  const { addressId, addressLine2 = '', phone = '', isPreferred } = address
  return {
    ...orderAddressBody(address),
    addressId,
    address2: addressLine2,
    phone,
    ...(isPreferred === undefined ? {} : { preferred: isPreferred }),
  }
}
