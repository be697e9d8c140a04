import type { CustomerAccount } from '../model/customer.ts'
import { createContract } from '../wire/create-contract.ts'
import { toCustomerAccount, customerWire } from '../wire/customer.ts'
import type { Contract } from './contract.ts'

export type { CustomerWire } from '../wire/types/customer.ts'
export type { CustomerAddressWire } from '../wire/types/customer-address.ts'
export type { CustomerPaymentInstrumentWire } from '../wire/types/customer-payment-instrument.ts'

/** The contract for a customer's account, whichever call answers it. */
export const customerContract: Contract<CustomerAccount> = /* @__PURE__ */ createContract(
  customerWire,
  toCustomerAccount,
)
