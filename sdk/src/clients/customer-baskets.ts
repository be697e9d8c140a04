import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { CustomerBaskets } from '../model/customer.ts'
import type { Contract } from '../model/contract.ts'
import { getCustomerBaskets } from '../operations/get-customer-baskets.ts'
import type { CommerceScope } from './commerce-scope.ts'
import { createCustomerCall } from './customer/customer-call.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for the customers' baskets. */
export interface CustomerBasketsContracts {
  readonly baskets: Contract<CustomerBaskets>
}

/** Reads which baskets a shopper has. */
export interface CustomerBasketsClient {
  /** The open baskets of a shopper, with or without an account. */
  readonly baskets: (customerId: string, options?: CallOptions) => Promise<CustomerBaskets>
}

/**
 * Creates the client for the customers' baskets.
 * @example
 * const { baskets } = createCustomerBasketsClient(http, { ...scope, contracts: { baskets: getCustomerBasketsContract } })
 * const found = await baskets(customerId)
 */
export function createCustomerBasketsClient(
  http: Http,
  settings: ClientOptions<CustomerBasketsContracts, CommerceScope>,
): CustomerBasketsClient {
  const {
    contracts: { baskets },
    ...scope
  } = checkedScope(http, settings)
  const send = createCustomerCall(http, scope)
  return {
    baskets: (customerId, options) => send(getCustomerBaskets, baskets, { ...options, path: { customerId } }),
  }
}
