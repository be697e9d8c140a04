import {
  amountDue,
  formatMoney,
  orderAddressLines,
  orderPaymentView,
  shippingMethodValue,
  validateAddress,
  type Basket,
  type BasketAddress,
  type CheckoutStepName,
  type MaskedCard,
  type PostalAddress,
  type ShippingMethod,
} from '@wallart/sdk'
import type { PrivateRequest } from '../../framework/page-request.server.ts'

/** What a shopper has entered in each step, in the lines that stand in its place when it is done. */
export function stepLines(
  basket: Basket,
  { context, t }: Pick<PrivateRequest, 'context' | 't'>,
): Readonly<Record<CheckoutStepName, readonly string[]>> {
  const [shipment] = basket.shipments
  const giftCard = t({ code: 'gift-card.title', message: 'Gift Card' })
  const method = shipment?.shippingMethod
  return {
    contact: [basket.customerEmail ?? ''].filter(Boolean),
    shipping: addressLines(shipment?.shippingAddress),
    delivery: method
      ? [[method.name, shippingPriceText(method, { context, t })].filter(Boolean).join(', ')]
      : [],
    payment: payingInstruments(basket).flatMap(({ card, giftCard: { maskedCode } = {} }) => {
      if (maskedCode) return [cardName({ cardType: giftCard, maskedNumber: maskedCode })]
      return card ? [cardName(card)] : []
    }),
    review: [],
  }
}

/** A card that gift cards leave nothing to pay is not charged. */
function payingInstruments(basket: Basket): Basket['paymentInstruments'] {
  const isCovered = amountDue(basket)?.minor === 0
  return basket.paymentInstruments.filter(({ giftCard, amount }) =>
    giftCard ? amount?.minor !== 0 : !isCovered,
  )
}

/** What a way of delivery costs after promotions; empty when that is not known. */
export function shippingPriceText(
  method: ShippingMethod,
  { context, t }: Pick<PrivateRequest, 'context' | 't'>,
): string {
  const value = shippingMethodValue(method)
  if (!value) return ''
  return 'amount' in value ? formatMoney(value.amount, context.locale.id) : t(value.text)
}

export function isSameAddress(one: BasketAddress | undefined, other: BasketAddress | undefined): boolean {
  const [first, second] = [validAddress(one), validAddress(other)]
  return JSON.stringify(first) === JSON.stringify(second)
}

export function cardName({ cardType = '', maskedNumber = '' }: MaskedCard): string {
  const view = orderPaymentView({ creditCardName: cardType, creditCardSuffix: maskedNumber })
  return `${view.cardName} ${view.maskedNumber}`.trim()
}

function addressLines(address: BasketAddress | undefined): readonly string[] {
  const valid = validAddress(address)
  return valid ? orderAddressLines(valid) : []
}

function validAddress(address: BasketAddress | undefined): PostalAddress | undefined {
  const checked = validateAddress(address)
  return checked.ok ? checked.value : undefined
}
