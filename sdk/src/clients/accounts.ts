import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { CustomerAccount, CustomerChanges, CustomerRegistration } from '../model/customer.ts'
import { changePassword } from '../operations/change-password.ts'
import type { Contract } from '../model/contract.ts'
import { getCustomer } from '../operations/get-customer.ts'
import { registerCustomer } from '../operations/register-customer.ts'
import { updateCustomer } from '../operations/update-customer.ts'
import type { PasswordChange } from '../rules/forms/validate-password-change.ts'
import type { CommerceScope } from './commerce-scope.ts'
import { createCustomerCall } from './customer/customer-call.ts'
import { customerChangesBody } from './customer/customer-changes-body.ts'
import { registrationBody } from './customer/registration-body.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'
import { withLanguage } from './fetching/with-language.ts'

/** The contracts of the client for accounts. */
export interface AccountsContracts {
  readonly customer: Contract<CustomerAccount>
  readonly empty: Contract<undefined>
}

/** Opens, reads and changes the accounts of customers. */
export interface AccountsClient {
  /** Opens an account; an e-mail address that has one is refused. */
  readonly register: (registration: CustomerRegistration, options?: CallOptions) => Promise<CustomerAccount>
  /** A guest has no account: asked for one, the shop knows no such customer. */
  readonly get: (customerId: string, options?: CallOptions) => Promise<CustomerAccount>
  /** Changes what the customer says of themselves, and nothing else. */
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
}

const NEEDED: NeededArguments<AccountsClient> = {
  register: ['registration:object:email,password'],
  get: ['customerId:string'],
  update: ['customerId:string', 'changes:object'],
  changePassword: ['customerId:string', 'change:object'],
}

/**
 * Creates the client for the accounts.
 * @example
 * const accounts = createAccountsClient(http, { ...scope, contracts: { customer: customerContract, empty: emptyContract } })
 * const account = await accounts.register(registration)
 */
export function createAccountsClient(
  http: Http,
  settings: ClientOptions<AccountsContracts, CommerceScope>,
): AccountsClient {
  const {
    contracts: { customer, empty },
    ...scope
  } = checkedScope(http, settings)
  const send = createCustomerCall(http, scope)
  return checkedCalls(NEEDED, {
    register: (registration, options) =>
      send(registerCustomer, customer, { ...options, body: registrationBody(registration) }),
    get: (customerId, options) => send(getCustomer, customer, { ...options, path: { customerId } }),
    update: (customerId, changes, options) =>
      send(updateCustomer, customer, {
        ...withLanguage(options, scope.locale),
        path: { customerId },
        body: customerChangesBody(changes),
      }),
    changePassword: (customerId, { currentPassword, password }, options) =>
      send(changePassword, empty, {
        ...options,
        path: { customerId },
        body: { currentPassword, password },
      }),
  })
}
