import { GIFT_CARD_ID, type Money } from '@wallart/sdk'
import type { AnalyticsProduct } from '@wallart/sdk/analytics'

export function giftCardProduct(price: Money): AnalyticsProduct {
  return { id: GIFT_CARD_ID, name: 'Gift Card', quantity: 1, price }
}
