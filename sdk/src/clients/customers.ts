import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type {
  CustomerAccount,
  CustomerAddress,
  CustomerBaskets,
  CustomerChanges,
  CustomerPaymentInstrument,
  CustomerRegistration,
  NewCustomerAddress,
} from '../model/customer.ts'
import type { CardPayload } from '../model/payment-card.ts'
import { addCustomerAddress } from '../operations/add-customer-address.ts'
import { addCustomerPaymentInstrument } from '../operations/add-customer-payment-instrument.ts'
import { changePassword } from '../operations/change-password.ts'
import type { Contract } from '../operations/contract.ts'
import { getCustomerBaskets } from '../operations/get-customer-baskets.ts'
import { getCustomer } from '../operations/get-customer.ts'
import type { Operation } from '../operations/operation.ts'
import { registerCustomer } from '../operations/register-customer.ts'
import { removeCustomerAddress } from '../operations/remove-customer-address.ts'
import { removeCustomerPaymentInstrument } from '../operations/remove-customer-payment-instrument.ts'
import { updateCustomerAddress } from '../operations/update-customer-address.ts'
import { updateCustomer } from '../operations/update-customer.ts'
import type { PasswordChange } from '../rules/forms/validate-password-change.ts'
import type { CommerceScope } from './commerce-scope.ts'
import { customerAddressBody } from './customer/customer-address-body.ts'
import { customerChangesBody } from './customer/customer-changes-body.ts'

/** The contracts that the client of the accounts checks answers with. */
export interface CustomersContracts {
  readonly customer: Contract<CustomerAccount>
  readonly address: Contract<CustomerAddress>
  readonly paymentInstrument: Contract<CustomerPaymentInstrument>
  readonly baskets: Contract<CustomerBaskets>
  readonly nothing: Contract<undefined>
}

/** Opens, reads and changes the accounts of customers. */
export interface CustomersClient {
  readonly register: (registration: CustomerRegistration, options?: CallOptions) => Promise<CustomerAccount>
  /** A guest has no account: asked for one, the shop knows no such customer. */
  readonly get: (customerId: string, options?: CallOptions) => Promise<CustomerAccount>
  readonly update: (
    customerId: string,
    changes: CustomerChanges,
    options?: CallOptions,
  ) => Promise<CustomerAccount>
  /** Ends the other sessions of the customer. */
  readonly changePassword: (
    customerId: string,
    change: PasswordChange,
    options?: CallOptions,
  ) => Promise<void>
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
  readonly addPaymentInstrument: (
    customerId: string,
    card: CardPayload,
    options?: CallOptions,
  ) => Promise<CustomerPaymentInstrument>
  readonly removePaymentInstrument: (
    customerId: string,
    paymentInstrumentId: string,
    options?: CallOptions,
  ) => Promise<void>
  /** The open baskets of a shopper, with or without an account. */
  readonly baskets: (customerId: string, options?: CallOptions) => Promise<CustomerBaskets>
}

interface Values extends CallOptions {
  readonly path?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Makes the client of the accounts. */
export function createCustomersClient(
  http: Http,
  { organizationId, siteId }: CommerceScope,
  { customer, address, paymentInstrument, baskets, nothing }: CustomersContracts,
): CustomersClient {
  function send<T>(operation: Operation, contract: Contract<T>, values: Values): Promise<T> {
    const { path, body, signal, idempotencyKey } = values
    return http.send(operation, {
      contract,
      path: { organizationId, ...path },
      query: { siteId },
      body,
      signal,
      idempotencyKey,
    })
  }

  return {
    register: (registration, options) => send(registerCustomer, customer, { ...options, body: registration }),
    get: (customerId, options) => send(getCustomer, customer, { ...options, path: { customerId } }),
    update: (customerId, changes, options) =>
      send(updateCustomer, customer, {
        ...options,
        path: { customerId },
        body: customerChangesBody(changes),
      }),
    changePassword: (customerId, { currentPassword, password }, options) =>
      send(changePassword, nothing, {
        ...options,
        path: { customerId },
        body: { currentPassword, password },
      }),
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
    addPaymentInstrument: (customerId, card, options) =>
      send(addCustomerPaymentInstrument, paymentInstrument, {
        ...options,
        path: { customerId },
        body: card,
      }),
    removePaymentInstrument: (customerId, paymentInstrumentId, options) =>
      send(removeCustomerPaymentInstrument, nothing, {
        ...options,
        path: { customerId, paymentInstrumentId },
      }),
    baskets: (customerId, options) => send(getCustomerBaskets, baskets, { ...options, path: { customerId } }),
  }
}
