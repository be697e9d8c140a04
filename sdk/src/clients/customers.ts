import type { Http } from '../http/http.ts'
import { createAccountsClient, type AccountsClient, type AccountsContracts } from './accounts.ts'
import type { CommerceScope } from './commerce-scope.ts'
import {
  createCustomerAddressesClient,
  type CustomerAddressesClient,
  type CustomerAddressesContracts,
} from './customer-addresses.ts'
import {
  createCustomerBasketsClient,
  type CustomerBasketsClient,
  type CustomerBasketsContracts,
} from './customer-baskets.ts'
import {
  createCustomerCardsClient,
  type CustomerCardsClient,
  type CustomerCardsContracts,
} from './customer-cards.ts'
import type { ClientOptions } from './client-options.ts'

/** The contracts of the client for customers. */
export interface CustomersContracts
  extends AccountsContracts, CustomerAddressesContracts, CustomerCardsContracts, CustomerBasketsContracts {}

/** Everything of the customers: their accounts, and the addresses, cards and baskets of each. */
export interface CustomersClient {
  readonly accounts: AccountsClient
  readonly addresses: CustomerAddressesClient
  readonly cards: CustomerCardsClient
  /** The open baskets of a shopper, with or without an account. */
  readonly baskets: CustomerBasketsClient['baskets']
}

/**
 * Creates the clients for the accounts, addresses, cards and baskets of customers, as one.
 * @example
 * const customers = createCustomersClient(http, {
 *   ...scope,
 *   contracts: {
 *     customer: customerContract,
 *     address: customerAddressContract,
 *     paymentInstrument: addCustomerPaymentInstrumentContract,
 *     baskets: getCustomerBasketsContract,
 *     empty: emptyContract,
 *   },
 * })
 * const { firstName, addresses } = await customers.accounts.get(customerId)
 */
export function createCustomersClient(
  http: Http,
  options: ClientOptions<CustomersContracts, CommerceScope>,
): CustomersClient {
  return {
    accounts: createAccountsClient(http, options),
    addresses: createCustomerAddressesClient(http, options),
    cards: createCustomerCardsClient(http, options),
    ...createCustomerBasketsClient(http, options),
  }
}
