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

/** Opens, reads and changes the accounts of customers with all that they hold. */
export interface CustomersClient
  extends AccountsClient, CustomerAddressesClient, CustomerCardsClient, CustomerBasketsClient {}

/**
 * Creates the client for the customers from the clients for accounts, addresses, cards and baskets.
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
 * const { firstName, addresses } = await customers.get(customerId)
 */
export function createCustomersClient(
  http: Http,
  options: ClientOptions<CustomersContracts, CommerceScope>,
): CustomersClient {
  return {
    ...createAccountsClient(http, options),
    ...createCustomerAddressesClient(http, options),
    ...createCustomerCardsClient(http, options),
    ...createCustomerBasketsClient(http, options),
  }
}
