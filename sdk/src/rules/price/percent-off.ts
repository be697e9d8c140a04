import type { Money } from '../../model/money.ts'
import { isOnSale } from './is-on-sale.ts'

/**
 * The saving in whole percent, rounded down so that it never promises too much, or undefined below one percent.
 *
 * @example
 * percentOff({ minor: 7999, currency: 'USD' }, { minor: 9999, currency: 'USD' }) // 20
 */
export function percentOff(current: Money, list: Money | undefined): number | undefined {
  if (!list || !isOnSale(current, list)) return undefined
  const percent = Math.floor(((list.minor - current.minor) * 100) / list.minor)
  return percent >= 1 && percent <= 100 ? percent : undefined
}
