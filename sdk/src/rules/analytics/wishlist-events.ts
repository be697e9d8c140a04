import type { AnalyticsEvent } from './analytics-event.ts'
import type { AnalyticsProduct } from './analytics-item.ts'
import { analyticsValue, type AnalyticsValue } from './analytics-value.ts'

/** Products became favourites. */
export function addToWishlistEvent(
  products: readonly AnalyticsProduct[],
): AnalyticsEvent<'add_to_wishlist', AnalyticsValue> {
  return { event: 'add_to_wishlist', ...analyticsValue(products) }
}

/** Products are favourites no more. */
export function removeFromWishlistEvent(
  products: readonly AnalyticsProduct[],
): AnalyticsEvent<'remove_from_wishlist', AnalyticsValue> {
  return { event: 'remove_from_wishlist', ...analyticsValue(products) }
}
