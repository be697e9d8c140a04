import type { CouponItem } from '../../model/basket.ts'

/** Whether a promo code counts now, as soon as its condition is met, or not at all. */
export type CouponState = 'applied' | 'waiting' | 'refused'

/** What the status of a promo code means for the shopper; one that is not known yet means that it does not count. */
export function couponState({ statusCode }: Pick<CouponItem, 'statusCode'>): CouponState {
  if (statusCode === 'applied' || statusCode === 'adhoc') return 'applied'
  return statusCode === 'no_applicable_promotion' ? 'waiting' : 'refused'
}
