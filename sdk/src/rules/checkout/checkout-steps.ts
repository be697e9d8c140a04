import type { Basket } from '../../model/basket.ts'
import { validateAddress } from '../forms/validate-address.ts'

/** The steps of the checkout in their order. */
export const CHECKOUT_STEPS = ['contact', 'shipping', 'delivery', 'payment', 'review'] as const

/** A step of the checkout. */
export type CheckoutStepName = (typeof CHECKOUT_STEPS)[number]

/** The first step that a basket still lacks something of; review when the order can be placed. */
export function openCheckoutStep(basket: Basket): CheckoutStepName {
  const [shipment] = basket.shipments
  if (!basket.customerEmail) return 'contact'
  if (!validateAddress(shipment?.shippingAddress).ok) return 'shipping'
  if (!shipment?.shippingMethod) return 'delivery'
  const isPaid = basket.paymentInstruments.length > 0 && validateAddress(basket.billingAddress).ok
  return isPaid ? 'review' : 'payment'
}

/** The step that a shopper wants to see, as far as everything before it is there. */
export function checkoutStepAt(wanted: string | null, basket: Basket): CheckoutStepName {
  const open = openCheckoutStep(basket)
  const step = CHECKOUT_STEPS.find(name => name === wanted)
  return step && CHECKOUT_STEPS.indexOf(step) < CHECKOUT_STEPS.indexOf(open) ? step : open
}
