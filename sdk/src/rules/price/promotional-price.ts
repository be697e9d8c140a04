import type { Money } from '../../model/money.ts'
import type { ProductPromotion } from '../../model/platform-product.ts'
import { compareMoney } from '../money/compare-money.ts'

/** The price that a promotion gives and how it is announced. */
export interface PromotionalPrice {
  readonly price: Money
  readonly callout?: string
}

/** The lowest price among promotions with its callout, or undefined when none of them sets a price. */
export function promotionalPrice(promotions: readonly ProductPromotion[]): PromotionalPrice | undefined {
  let best: PromotionalPrice | undefined
  for (const { promotionalPrice: price, calloutMsg } of promotions) {
    if (!price || (best && compareMoney(price, best.price) !== -1)) continue
    best = calloutMsg ? { price, callout: calloutMsg } : { price }
  }
  return best
}
