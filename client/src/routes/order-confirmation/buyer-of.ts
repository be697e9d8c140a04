import type { CustomerOrder } from '@wallart/sdk'

/** Whom an order goes to, or who pays for one that goes nowhere; gift cards alone may name neither. */
export function buyerOf({ shippingAddress, billingAddress }: CustomerOrder) {
  const { firstName = '', lastName = '' } = shippingAddress ?? billingAddress ?? {}
  return { firstName, lastName }
}
