import type { BasketsClient } from '../../clients/baskets.ts'
import type { Basket } from '../../model/basket.ts'
import type { Message } from '../../model/message.ts'
import { couponState } from '../../rules/basket/coupon-state.ts'
import { PROMO_APPLY_FAILED } from '../../rules/texts/promo-texts.ts'
import type { BasketStore } from './basket-store.ts'
import { changeBasket } from './change-basket.ts'
import { hasCode } from './error-predicates.ts'

/** What has become of a promo code that was put into the basket. */
export type CouponOutcome =
  | { readonly kind: 'applied'; readonly basket: Basket }
  /** The basket keeps the code, which applies as soon as its condition is met. */
  | { readonly kind: 'waiting'; readonly basket: Basket }
  /** The code is not accepted, and this is what the shopper reads. */
  | { readonly kind: 'refused'; readonly reason: Message<'promo.failed'> }

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
    // The call succeeds for codes that are refused too.
    const kind = basket && stateOf(basket, code)
    if (kind && kind !== 'refused') return { kind, basket }
  } catch (error) {
    if (!hasCode(error, 'http', 'not-found')) throw error
  }
  return { kind: 'refused', reason: PROMO_APPLY_FAILED }
}

function stateOf({ couponItems }: Basket, code: string): CouponOutcome['kind'] {
  const wanted = code.toUpperCase()
  const coupon = couponItems.findLast(item => item.code.toUpperCase() === wanted)
  return coupon ? couponState(coupon) : 'refused'
}
