import type { Message } from '../../model/message.ts'
import type { Money } from '../../model/money.ts'
import { isOnSale } from './is-on-sale.ts'
import { percentOff } from './percent-off.ts'
import { pricePrefix, type PricePrefixInput } from './price-prefix.ts'

/** What a product costs now and what it costs without a sale. */
export interface PriceViewInput extends PricePrefixInput {
  readonly list?: Money | undefined
}

/** A price as a tile or a product page shows it. */
export interface PriceView {
  readonly prefix: Message | undefined
  readonly current: Money
  /** To be struck through; present exactly when the product is on sale. */
  readonly oldPrice: Money | undefined
  readonly percentOff: number | undefined
}

/** How a price is shown: with its prefix, and on sale with the old price and the saving. */
export function priceView(input: PriceViewInput): PriceView {
  const { current, list } = input
  return {
    prefix: pricePrefix(input),
    current,
    oldPrice: isOnSale(current, list) ? list : undefined,
    percentOff: percentOff(current, list),
  }
}
