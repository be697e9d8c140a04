import type { AnalyticsEvent } from './analytics-event.ts'
import type { AnalyticsProduct } from './analytics-item.ts'
import { analyticsValue, type AnalyticsValue } from './analytics-value.ts'

/** Products left the cart. */
export function removeFromCartEvent(
  products: readonly AnalyticsProduct[],
): AnalyticsEvent<'remove_from_cart', AnalyticsValue> {
  return { event: 'remove_from_cart', ...analyticsValue(products) }
}

/** The cart was looked at. */
export function viewCartEvent(
  products: readonly AnalyticsProduct[],
): AnalyticsEvent<'view_cart', AnalyticsValue> {
  return { event: 'view_cart', ...analyticsValue(products) }
}
