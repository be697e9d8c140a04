import type { Money } from '../../model/money.ts'
import type { PlatformProduct } from '../../model/platform-product.ts'
import { isOnSale } from './is-on-sale.ts'
import { priceRange } from './price-range.ts'
import { promotionalPrice } from './promotional-price.ts'
import { tierPrice } from './tier-price.ts'

/** What a product of the commerce platform costs at a quantity. */
export interface PlatformPrice {
  readonly current: Money
  readonly list: Money
  readonly callout?: string
}

/** The lower of tier price and promotional price beside the highest price in the books, or undefined without a price. */
export function platformPrice(
  product: Pick<PlatformProduct, 'price' | 'tieredPrices' | 'promotions'>,
  quantity: number,
): PlatformPrice | undefined {
  const tier = tierPrice(product, quantity)
  if (!tier) return undefined
  const prices = product.tieredPrices.map(({ price }) => price)
  const list = priceRange([product.price ?? tier, tier, ...prices])?.high ?? tier
  const promotion = promotionalPrice(product.promotions)
  if (!promotion || !isOnSale(promotion.price, tier)) return { current: tier, list }
  const { price, ...callout } = promotion
  return { current: price, list, ...callout }
}
