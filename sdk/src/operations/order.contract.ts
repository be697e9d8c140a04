import type { CustomerOrder } from '../model/order.ts'
import { contractOf } from '../wire/contract-of.ts'
import { orderOf, orderWire } from '../wire/order.ts'
import type { Contract } from './contract.ts'

/** What the shop insists on in an order, whichever call answers it. */
export const orderContract: Contract<CustomerOrder> = /* @__PURE__ */ contractOf(orderWire, orderOf)
