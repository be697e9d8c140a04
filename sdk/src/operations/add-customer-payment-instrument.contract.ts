import type { CustomerPaymentInstrument } from '../model/customer.ts'
import { createContract } from '../wire/create-contract.ts'
import {
  toCustomerPaymentInstrument,
  customerPaymentInstrumentWire,
} from '../wire/customer-payment-instrument.ts'
import type { Contract } from '../model/contract.ts'

export type { CustomerPaymentInstrumentWire } from '../wire/customer-payment-instrument.ts'

/** The contract for a card of an account. */
export const addCustomerPaymentInstrumentContract: Contract<CustomerPaymentInstrument> =
  /* @__PURE__ */ createContract(customerPaymentInstrumentWire, toCustomerPaymentInstrument)
