import type { BasketsClient } from '../../clients/baskets.ts'
import type { Basket } from '../../model/basket.ts'
import type { Message, Result } from '../../model/message.ts'
import { PROMO_APPLY_FAILED } from '../../rules/texts/promo-texts.ts'
import type { BasketStore } from './basket-store.ts'
import { changeBasket } from './change-basket.ts'
import { hasCode } from './error-predicates.ts'

/** The basket with the promo code applied, or what the shopper reads when it does not apply. */
export type CouponOutcome = Result<Basket, Message<'promo.failed'>>

/** Puts a promo code into the shopper's basket. */
export async function applyCoupon(
  client: BasketsClient,
  store: BasketStore,
  key: string,
  code: string,
): Promise<CouponOutcome> {
  try {
    const basket = await changeBasket(store, key, (basketId, options) =>
      client.addCoupon(basketId, code, options),
    )
    if (basket && isApplied(basket, code)) return { ok: true, value: basket }
  } catch (error) {
    if (!hasCode(error, 'http', 'not-found')) throw error
  }
  return { ok: false, error: PROMO_APPLY_FAILED }
}

// The call succeeds for all the other statuses too.
function isApplied({ couponItems }: Basket, code: string): boolean {
  const wanted = code.toUpperCase()
  const coupon = couponItems.findLast(item => item.code.toUpperCase() === wanted)
  return coupon?.statusCode === 'applied' || coupon?.statusCode === 'adhoc'
}
