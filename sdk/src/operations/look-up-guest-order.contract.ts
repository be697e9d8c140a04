import type { GuestOrder } from '../model/order.ts'
import { foundOrder } from '../rules/order/found-order.ts'
import { createContract } from '../wire/create-contract.ts'
import { toGuestOrder, guestOrderWire } from '../wire/guest-order.ts'
import type { Contract } from '../model/contract.ts'

export type { GuestOrderPaymentWire, GuestOrderWire } from '../wire/guest-order.ts'
export type { GuestOrderAddressWire } from '../wire/guest-order-address.ts'
export type { GuestOrderItemWire } from '../wire/guest-order-item.ts'

const order: Contract<GuestOrder> = /* @__PURE__ */ createContract(guestOrderWire, toGuestOrder)

/** The contract for a guest's order; an answer without an order number is no order. */
export const lookUpGuestOrderContract: Contract<GuestOrder | undefined> = {
  '~standard': {
    version: 1,
    vendor: 'wallart',
    validate: answer =>
      lacksOrderNumber(answer) ? { value: undefined } : order['~standard'].validate(answer),
  },
  assume: answer => (lacksOrderNumber(answer) ? undefined : order.assume?.(answer)),
}

function lacksOrderNumber(answer: unknown): boolean {
  if (answer === undefined || answer === null) return true
  if (typeof answer !== 'object' || foundOrder(answer).ok) return false
  const named = 'orderNumber' in answer ? answer.orderNumber : undefined
  return named === undefined || named === null || typeof named === 'string'
}
