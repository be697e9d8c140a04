import type { Message } from '../../model/message.ts'
import type { CouponState } from '../basket/coupon-state.ts'
import type { AnalyticsEvent } from './analytics-event.ts'

interface PromotionFields {
  readonly promotion_id: string
}

/** A promo code was accepted: it counts now, or waits for its condition. */
export function selectPromotionEvent(
  code: string,
  state: Exclude<CouponState, 'refused'>,
): AnalyticsEvent<'select_promotion', PromotionFields & { readonly promotion_state: string }> {
  return { event: 'select_promotion', promotion_id: code.toUpperCase(), promotion_state: state }
}

/** A promo code was refused, and this is what the shopper read; what they typed may be personal, so it is not told. */
export function selectPromotionFailureEvent({
  code,
  message,
}: Message): AnalyticsEvent<'select_promotion_failure', { error: string; error_code: string }> {
  return { event: 'select_promotion_failure', error: message, error_code: code }
}

/** A promo code was taken out of the basket. */
export function removePromotionEvent(code: string): AnalyticsEvent<'remove_promotion', PromotionFields> {
  return { event: 'remove_promotion', promotion_id: code.toUpperCase() }
}
