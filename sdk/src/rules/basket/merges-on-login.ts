import type { Basket } from '../../model/basket.ts'
import type { Customer } from '../../model/customer.ts'

/** Whether signing in takes the guest's basket along: only a guest's, and only with something in it (S0 §4). */
export function mergesOnLogin(
  priorType: Customer['customerType'] | undefined,
  guestBasket: Pick<Basket, 'productItems'> | undefined,
): boolean {
  return priorType === 'guest' && guestBasket !== undefined && guestBasket.productItems.length > 0
}
