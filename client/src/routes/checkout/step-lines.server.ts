import {
  formatMoney,
  orderAddressLines,
  orderPaymentView,
  validateAddress,
  type Basket,
  type BasketAddress,
  type CheckoutStepName,
  type MaskedCard,
  type PostalAddress,
} from '@wallart/sdk'

/** What a shopper has entered in each step, in the lines that stand in its place when it is done. */
export function stepLines(
  basket: Basket,
  locale: string,
): Readonly<Record<CheckoutStepName, readonly string[]>> {
  const [shipment] = basket.shipments
  const { name, price } = shipment?.shippingMethod ?? {}
  return {
    contact: [basket.customerEmail ?? ''].filter(Boolean),
    shipping: addressLines(shipment?.shippingAddress),
    delivery: name ? [[name, price && formatMoney(price, locale)].filter(Boolean).join(', ')] : [],
    payment: basket.paymentInstruments.flatMap(({ card, giftCard }) => {
      if (giftCard) return [`•••• ${giftCard.maskedCode.slice(-4)}`]
      return card ? [cardName(card)] : []
    }),
    review: [],
  }
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
