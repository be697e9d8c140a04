import type { Basket } from '../../model/basket.ts'
import { cartBadgeCount } from './cart-badge-count.ts'

/** How many pieces a basket holds, gift cards included. */
export function basketPieces(basket: Pick<Basket, 'productItems' | 'giftCards'> | null | undefined): number {
  return cartBadgeCount(basket?.productItems ?? []) + (basket?.giftCards.length ?? 0)
}
