import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { CustomerPaymentInstrument } from '../model/customer.ts'
import type { CardPayload } from '../model/payment-card.ts'
import { addCustomerPaymentInstrument } from '../operations/add-customer-payment-instrument.ts'
import type { Contract } from '../model/contract.ts'
import { removeCustomerPaymentInstrument } from '../operations/remove-customer-payment-instrument.ts'
import { updateCustomerPaymentInstrument } from '../operations/update-customer-payment-instrument.ts'
import type { CommerceScope } from './commerce-scope.ts'
import { createCustomerCall } from './customer/customer-call.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for the customers' cards. */
export interface CustomerCardsContracts {
  readonly paymentInstrument: Contract<CustomerPaymentInstrument>
  readonly empty: Contract<undefined>
}

/** A card to be kept, as the default one if it says so. */
export type NewPaymentInstrument = CardPayload & { readonly default?: boolean }

/** Reads and changes the cards of customers. */
export interface CustomerCardsClient {
  /** Adds a card to the customer’s own. */
  readonly add: (
    customerId: string,
    card: NewPaymentInstrument,
    options?: CallOptions,
  ) => Promise<CustomerPaymentInstrument>
  /** Makes a card the default one; the one before it no longer is. */
  readonly prefer: (
    customerId: string,
    paymentInstrumentId: string,
    options?: CallOptions,
  ) => Promise<CustomerPaymentInstrument>
  /** Removes the card of that id; one that is not there is refused. */
  readonly remove: (customerId: string, paymentInstrumentId: string, options?: CallOptions) => Promise<void>
}

const NEEDED: NeededArguments<CustomerCardsClient> = {
  add: ['customerId:string', 'card:object'],
  prefer: ['customerId:string', 'paymentInstrumentId:string'],
  remove: ['customerId:string', 'paymentInstrumentId:string'],
}

/**
 * Creates the client for the customers' cards.
 * @example
 * const cards = createCustomerCardsClient(http, {
 *   ...scope,
 *   contracts: { paymentInstrument: addCustomerPaymentInstrumentContract, empty: emptyContract },
 * })
 * await cards.remove(customerId, 'card-1')
 */
export function createCustomerCardsClient(
  http: Http,
  settings: ClientOptions<CustomerCardsContracts, CommerceScope>,
): CustomerCardsClient {
  const {
    contracts: { paymentInstrument, empty },
    ...scope
  } = checkedScope(http, settings)
  const send = createCustomerCall(http, scope)
  return checkedCalls(NEEDED, {
    add: (customerId, card, options) =>
      send(addCustomerPaymentInstrument, paymentInstrument, {
        ...options,
        path: { customerId },
        body: card,
      }),
    prefer: (customerId, paymentInstrumentId, options) =>
      send(updateCustomerPaymentInstrument, paymentInstrument, {
        ...options,
        path: { customerId, paymentInstrumentId },
        body: { default: true },
      }),
    remove: (customerId, paymentInstrumentId, options) =>
      send(removeCustomerPaymentInstrument, empty, {
        ...options,
        path: { customerId, paymentInstrumentId },
      }),
  })
}
