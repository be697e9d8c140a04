import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { CustomerAddress, NewCustomerAddress } from '../model/customer.ts'
import { addCustomerAddress } from '../operations/add-customer-address.ts'
import type { Contract } from '../operations/contract.ts'
import { removeCustomerAddress } from '../operations/remove-customer-address.ts'
import { updateCustomerAddress } from '../operations/update-customer-address.ts'
import type { CommerceScope } from './commerce-scope.ts'
import { customerAddressBody } from './customer/customer-address-body.ts'
import { customerCall } from './customer/customer-call.ts'

/** The contracts that the client of the customers' addresses checks answers with. */
export interface CustomerAddressesContracts {
  readonly address: Contract<CustomerAddress>
  readonly nothing: Contract<undefined>
}

/** Keeps the addresses of customers. */
export interface CustomerAddressesClient {
  readonly addAddress: (
    customerId: string,
    address: NewCustomerAddress,
    options?: CallOptions,
  ) => Promise<CustomerAddress>
  /** Replaces the address of that id, which itself cannot change. */
  readonly updateAddress: (
    customerId: string,
    address: NewCustomerAddress,
    options?: CallOptions,
  ) => Promise<CustomerAddress>
  readonly removeAddress: (customerId: string, addressId: string, options?: CallOptions) => Promise<void>
}

/** Makes the client of the customers' addresses. */
export function createCustomerAddressesClient(
  http: Http,
  scope: CommerceScope,
  { address, nothing }: CustomerAddressesContracts,
): CustomerAddressesClient {
  const send = customerCall(http, scope)
  return {
    addAddress: (customerId, entered, options) =>
      send(addCustomerAddress, address, {
        ...options,
        path: { customerId },
        body: customerAddressBody(entered),
      }),
    updateAddress: (customerId, entered, options) =>
      send(updateCustomerAddress, address, {
        ...options,
        path: { customerId, addressName: entered.addressId },
        body: customerAddressBody(entered),
      }),
    removeAddress: (customerId, addressName, options) =>
      send(removeCustomerAddress, nothing, { ...options, path: { customerId, addressName } }),
  }
}
