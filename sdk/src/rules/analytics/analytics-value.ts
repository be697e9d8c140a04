import { decimalOf } from '../money/money.ts'
import { analyticsItem, type AnalyticsItem, type AnalyticsProduct } from './analytics-item.ts'

/** Products in an event, with what they are worth together; no products have no currency. */
export interface AnalyticsValue {
  readonly currency?: string
  readonly value: number
  readonly items: readonly AnalyticsItem[]
}

/** The items of an event and their exact worth in the currency of the first. */
export function analyticsValue(products: readonly AnalyticsProduct[]): AnalyticsValue {
  const items = products.map(analyticsItem)
  const currency = products[0]?.price.currency
  if (currency === undefined) return { value: 0, items }
  const minor = products
    .filter(({ price }) => price.currency === currency)
    .reduce((sum, { price, quantity = 1 }) => sum + price.minor * quantity, 0)
  return { currency, value: decimalOf({ minor, currency }), items }
}
