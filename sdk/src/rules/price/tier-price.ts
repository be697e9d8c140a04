import type { Money } from '../../model/money.ts'
import type { TieredPrice } from '../../model/platform-product.ts'

/** A price for one piece and the prices from certain quantities on. */
export interface TieredPrices {
  readonly price?: Money
  readonly tieredPrices: readonly TieredPrice[]
}

/** What one piece costs at a quantity: the price of the highest tier reached, the lowest where price books share a tier. */
export function tierPrice({ price, tieredPrices }: TieredPrices, quantity: number): Money | undefined {
  let best: TieredPrice | undefined
  for (const tier of tieredPrices) {
    if (!(tier.quantity <= quantity)) continue
    const isHigher = !best || tier.quantity > best.quantity
    const isCheaper = tier.quantity === best?.quantity && tier.price.minor < best.price.minor
    if (isHigher || isCheaper) best = tier
  }
  return best?.price ?? price
}
