import type { Basket } from '../../model/basket.ts'
import type { Customer } from '../../model/customer.ts'

/** What has to be known of a guest's basket to tell. */
export type GuestBasket = Pick<Basket, 'productItems'> & Partial<Pick<Basket, 'giftCards'>>

/** Whether signing in takes the guest's basket along: only a guest's, and only one that may hold something. */
export function mergesOnLogin(
  priorType: Customer['customerType'] | undefined,
  guestBasket: GuestBasket | 'unknown' | undefined,
): boolean {
  if (priorType !== 'guest' || !guestBasket) return false
  if (guestBasket === 'unknown') return true
  return guestBasket.productItems.length + (guestBasket.giftCards?.length ?? 0) > 0
}
