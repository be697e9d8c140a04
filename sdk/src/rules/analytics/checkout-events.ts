import type { Money } from '../../model/money.ts'
import { decimalOf } from '../money/money.ts'
import type { AnalyticsEvent } from './analytics-event.ts'
import type { AnalyticsProduct } from './analytics-item.ts'
import { analyticsValue, type AnalyticsValue } from './analytics-value.ts'

/** The checkout of these products began. */
export function beginCheckoutEvent(
  products: readonly AnalyticsProduct[],
): AnalyticsEvent<'begin_checkout', AnalyticsValue> {
  return { event: 'begin_checkout', ...analyticsValue(products) }
}

/** A way of delivery was chosen. */
export function addShippingInfoEvent(
  products: readonly AnalyticsProduct[],
  shippingTier: string,
): AnalyticsEvent<'add_shipping_info', AnalyticsValue & { shipping_tier: string }> {
  return { event: 'add_shipping_info', ...analyticsValue(products), shipping_tier: shippingTier }
}

/** A way to pay was chosen; the event says which kind and nothing of the card. */
export function addPaymentInfoEvent(
  products: readonly AnalyticsProduct[],
  paymentType: 'card' | 'saved_card',
): AnalyticsEvent<'add_payment_info', AnalyticsValue & { payment_type: string }> {
  return { event: 'add_payment_info', ...analyticsValue(products), payment_type: paymentType }
}

/** An order as analytics is told of it. */
export interface Purchase {
  readonly transactionId: string
  readonly currency: string
  readonly products: readonly AnalyticsProduct[]
  readonly total?: Money
  readonly tax?: Money
  readonly shipping?: Money
}

/** The fields of a purchase. */
export interface PurchaseFields extends AnalyticsValue {
  readonly transaction_id: string
  readonly tax?: number
  readonly shipping?: number
}

/** An order was placed; its worth is what was charged. */
export function purchaseEvent({
  transactionId,
  currency,
  products,
  total,
  tax,
  shipping,
}: Purchase): AnalyticsEvent<'purchase', PurchaseFields> {
  return {
    event: 'purchase',
    transaction_id: transactionId,
    ...analyticsValue(products),
    currency,
    ...(total && { value: decimalOf(total) }),
    ...(tax && { tax: decimalOf(tax) }),
    ...(shipping && { shipping: decimalOf(shipping) }),
  }
}
