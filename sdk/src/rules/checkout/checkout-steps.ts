import type { Basket } from '../../model/basket.ts'
import { isCardExpired } from '../card/is-card-expired.ts'
import { amountDue } from '../gift-card/amount-due.ts'
import { validateAddress } from '../forms/validate-address.ts'
import { itemsElsewhere } from './default-shipment.ts'

/** The steps of the checkout in their order. */
export const CHECKOUT_STEPS = ['contact', 'shipping', 'delivery', 'payment', 'review'] as const

/** A step of the checkout. */
export type CheckoutStepName = (typeof CHECKOUT_STEPS)[number]

/** Whether anything of a basket travels; gift cards alone are sent by e-mail. */
export function needsShipping({
  productItems,
  giftCards,
}: Pick<Basket, 'productItems' | 'giftCards'>): boolean {
  return productItems.length > 0 || giftCards.length === 0
}

/** The steps that a basket takes. */
export function checkoutSteps(basket: Basket): readonly CheckoutStepName[] {
  return needsShipping(basket)
    ? CHECKOUT_STEPS
    : CHECKOUT_STEPS.filter(step => step !== 'shipping' && step !== 'delivery')
}

/** The first step that a basket still lacks something of at a moment in epoch milliseconds; review when the order can be placed. */
export function openCheckoutStep(basket: Basket, now: number): CheckoutStepName {
  const [shipment] = basket.shipments
  if (!basket.customerEmail) return 'contact'
  if (needsShipping(basket)) {
    const isTogether = itemsElsewhere(basket).length === 0
    if (!isTogether || !validateAddress(shipment?.shippingAddress).ok) return 'shipping'
    if (!shipment?.shippingMethod) return 'delivery'
  }
  if (amountDue(basket)?.minor === 0) return 'review'
  const hasCard = basket.paymentInstruments.some(({ giftCard }) => !giftCard)
  const isPaid = hasCard && !hasExpiredCard(basket, now)
  return isPaid && validateAddress(basket.billingAddress).ok ? 'review' : 'payment'
}

/** Whether a card of a basket has expired since it was entered, at a moment in epoch milliseconds. */
export function hasExpiredCard({ paymentInstruments }: Basket, now: number): boolean {
  return paymentInstruments.some(
    ({ card: { expirationMonth: month, expirationYear: year } = {} }) =>
      month !== undefined && year !== undefined && isCardExpired({ month, year }, now),
  )
}

/** The step that a shopper wants to see, as far as everything before it is there. */
export function checkoutStepAt(wanted: string | null, basket: Basket, now: number): CheckoutStepName {
  const open = openCheckoutStep(basket, now)
  const step = checkoutSteps(basket).find(name => name === wanted)
  return step && CHECKOUT_STEPS.indexOf(step) < CHECKOUT_STEPS.indexOf(open) ? step : open
}
