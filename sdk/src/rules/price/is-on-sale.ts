import type { Money } from '../../model/money.ts'
import { compareMoney } from '../money/compare-money.ts'

/** A product is on sale when its current price is below its list price. */
export function isOnSale(current: Money, list: Money | undefined): boolean {
  return list !== undefined && compareMoney(current, list) === -1
}
