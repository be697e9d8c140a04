import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { CustomerAddress, NewCustomerAddress } from '../model/customer.ts'
import { addCustomerAddress } from '../operations/add-customer-address.ts'
import type { Contract } from '../model/contract.ts'
import { removeCustomerAddress } from '../operations/remove-customer-address.ts'
import { updateCustomerAddress } from '../operations/update-customer-address.ts'
import type { CommerceScope } from './commerce-scope.ts'
import { customerAddressBody } from './customer/customer-address-body.ts'
import { createCustomerCall } from './customer/customer-call.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for the customers' addresses. */
export interface CustomerAddressesContracts {
  readonly address: Contract<CustomerAddress>
  readonly empty: Contract<undefined>
}

/** Reads and changes the addresses of customers. */
export interface CustomerAddressesClient {
  /** Adds an address to the customer’s own. */
  readonly add: (
    customerId: string,
    address: NewCustomerAddress,
    options?: CallOptions,
  ) => Promise<CustomerAddress>
  /** Replaces the address of that id, which itself cannot change. */
  readonly update: (
    customerId: string,
    address: NewCustomerAddress,
    options?: CallOptions,
  ) => Promise<CustomerAddress>
  /** Makes an address the one that is offered first; the one before it no longer is. */
  readonly prefer: (customerId: string, addressId: string, options?: CallOptions) => Promise<CustomerAddress>
  /** Removes the address of that id; one that is not there is refused. */
  readonly remove: (customerId: string, addressId: string, options?: CallOptions) => Promise<void>
}

const NEEDED: NeededArguments<CustomerAddressesClient> = {
  add: ['customerId:string', 'address:object'],
  update: ['customerId:string', 'address:object'],
  prefer: ['customerId:string', 'addressId:string'],
  remove: ['customerId:string', 'addressId:string'],
}

/**
 * Creates the client for the customers' addresses.
 * @example
 * const addresses = createCustomerAddressesClient(http, {
 *   ...scope,
 *   contracts: { address: customerAddressContract, empty: emptyContract },
 * })
 * await addresses.add(customerId, newAddress)
 */
export function createCustomerAddressesClient(
  http: Http,
  settings: ClientOptions<CustomerAddressesContracts, CommerceScope>,
): CustomerAddressesClient {
  const {
    contracts: { address, empty },
    ...scope
  } = checkedScope(http, settings)
  const send = createCustomerCall(http, scope)
  return checkedCalls(NEEDED, {
    add: (customerId, newAddress, options) =>
      send(addCustomerAddress, address, {
        ...options,
        path: { customerId },
        body: customerAddressBody(newAddress),
      }),
    update: (customerId, newAddress, options) =>
      send(updateCustomerAddress, address, {
        ...options,
        path: { customerId, addressName: newAddress.addressId },
        body: customerAddressBody(newAddress),
      }),
    prefer: (customerId, addressName, options) =>
      send(updateCustomerAddress, address, {
        ...options,
        path: { customerId, addressName },
        body: { preferred: true },
      }),
    remove: (customerId, addressName, options) =>
      send(removeCustomerAddress, empty, { ...options, path: { customerId, addressName } }),
  })
}
