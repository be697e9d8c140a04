import type { CustomerAccount } from '../model/customer.ts'
import { createContract } from '../wire/create-contract.ts'
import { toCustomerAccount, customerWire } from '../wire/customer.ts'
import type { Contract } from '../model/contract.ts'

export type { CustomerWire } from '../wire/customer.ts'
export type { CustomerAddressWire } from '../wire/customer-address.ts'
export type { CustomerPaymentInstrumentWire } from '../wire/customer-payment-instrument.ts'

/** The contract for a customer's account, whichever call answers it. */
export const customerContract: Contract<CustomerAccount> = /* @__PURE__ */ createContract(
  customerWire,
  toCustomerAccount,
)
