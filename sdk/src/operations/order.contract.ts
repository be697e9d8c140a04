import type { CustomerOrder } from '../model/order.ts'
import { createContract } from '../wire/create-contract.ts'
import { toCustomerOrder, orderWire } from '../wire/order.ts'
import type { Contract } from '../model/contract.ts'

export type { OrderWire } from '../wire/order.ts'
export type { OrderAddressWire } from '../wire/order-address.ts'
export type { OrderGiftCardWire } from '../wire/order-gift-card.ts'
export type { OrderItemWire } from '../wire/order-item.ts'
export type { OrderPaymentWire } from '../wire/order-payment.ts'
export type { OrderShipmentWire } from '../wire/order-shipment.ts'

/** The contract for an order, whichever call answers it. */
export const orderContract: Contract<CustomerOrder> = /* @__PURE__ */ createContract(
  orderWire,
  toCustomerOrder,
)
