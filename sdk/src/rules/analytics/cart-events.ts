import type { Message } from '../../model/message.ts'
import type { AnalyticsEvent } from './analytics-event.ts'
import type { AnalyticsProduct } from './analytics-item.ts'
import { analyticsValue, type AnalyticsValue } from './analytics-value.ts'

/** Products were put into the cart. */
export function addToCartEvent(
  products: readonly AnalyticsProduct[],
): AnalyticsEvent<'add_to_cart', AnalyticsValue> {
  return { event: 'add_to_cart', ...analyticsValue(products) }
}

/** Products could not be put into the cart, and this is what the shopper read. */
export function addToCartFailureEvent(
  products: readonly AnalyticsProduct[],
  { code, message }: Message,
): AnalyticsEvent<'add_to_cart_failure', AnalyticsValue & { error: string; error_code: string }> {
  return { event: 'add_to_cart_failure', ...analyticsValue(products), error: message, error_code: code }
}
