// basket-actions.ts
import { parseBasketLine, summaryRows, type Basket, type BasketItem, type ProductVariant } from '@wallart/sdk'
import type { BasketService } from '@wallart/sdk/services/basket'

/** Puts a variant into the basket; the key makes a second click on the button the same intent. */
export async function addToBasket(
  service: BasketService,
  variant: ProductVariant,
  clickId: string,
): Promise<Basket> {
  const line = parseBasketLine(variant)
  if (!line.ok) throw new Error(line.error.message)
  return service.add([line.value], { idempotencyKey: clickId })
}

/** Applies a promo code: the rows of the summary, or the sentence under the field. */
export async function applyPromoCode(service: BasketService, code: string) {
  const outcome = await service.applyCoupon(code)
  if (outcome.kind === 'refused') return { problem: outcome.reason.message }
  // A code that waits for its condition, as for a larger order, is in the basket already.
  return { rows: summaryRows(outcome.basket), isWaiting: outcome.kind === 'waiting' }
}

/** Sets how many of a line there are; none takes it out. */
export function setQuantity(service: BasketService, itemId: string, quantity: number) {
  return quantity > 0 ? service.update(itemId, quantity) : service.remove(itemId)
}

/** Takes a promo code out again. */
export function removePromoCode(service: BasketService, { couponItems }: Basket, code: string) {
  const coupon = couponItems.find(item => item.code === code)
  return coupon && service.removeCoupon(coupon.couponItemId)
}

/** Replaces a line by as many of a better one; when something fails between, the new line is taken out again. */
export async function upgrade(
  service: BasketService,
  { itemId, quantity }: BasketItem,
  better: ProductVariant,
): Promise<string> {
  const line = parseBasketLine(better)
  if (!line.ok) return line.error.message
  const result = await service.upgrade(itemId, { ...line.value, quantity })
  return result.ok ? `Now ${result.value.item.productName}` : result.error.message
}
