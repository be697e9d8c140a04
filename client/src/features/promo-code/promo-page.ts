import type { CouponState } from '@wallart/sdk'

/** The pages with a promo box; each has its own actions. */
export type PromoPage = 'cart' | 'checkout'

/** What the box is told when its form has been sent. */
export interface PromoOutcome {
  readonly state: Exclude<CouponState, 'refused'>
  /** Its code is money, so no script of a third party is told of it. */
  readonly isGiftCard?: true
}
