import type { CustomerAddress } from '../model/customer.ts'
import { createContract } from '../wire/create-contract.ts'
import { toCustomerAddress, customerAddressWire } from '../wire/customer-address.ts'
import type { Contract } from '../model/contract.ts'

export type { CustomerAddressWire } from '../wire/customer-address.ts'

/** The contract for an address of an account, whichever call answers it. */
export const customerAddressContract: Contract<CustomerAddress> = /* @__PURE__ */ createContract(
  customerAddressWire,
  toCustomerAddress,
)
