import type { Money } from '../../model/money.ts'
import { compareMoney } from '../money/compare-money.ts'

/** The lowest and the highest of several prices. */
export interface PriceRange {
  readonly low: Money
  readonly high: Money
}

/** The range that prices span, or undefined for none and for prices that cannot be compared. */
export function priceRange(prices: readonly Money[]): PriceRange | undefined {
  const [first] = prices
  if (!first) return undefined
  let low = first
  let high = first
  for (const price of prices) {
    if (compareMoney(price, first) === undefined) return undefined
    if (price.minor < low.minor) low = price
    if (price.minor > high.minor) high = price
  }
  return { low, high }
}
