import {
  addToWishlistEvent,
  removeFromCartEvent,
  viewCartEvent,
  type AnalyticsProduct,
} from '@wallart/sdk/analytics'
import { pushAdd } from '../../analytics/cart-reports.ts'
import { pushEvent } from '../../analytics/data-layer.ts'
import type { CartRequest } from '../../stores/cart.ts'
import type { CartLineView, CartView } from '../../stores/cart-view.ts'

export function trackCartView({ lines }: CartView): void {
  if (lines.length > 0) pushEvent(viewCartEvent(lines.map(line => productOf(line))))
}

/** Tells the data layer what a change has done to a line as it was before. */
export function trackCartChange(request: CartRequest, line: CartLineView | undefined): void {
  if (!line) return
  const more = quantityAfter(request, line) - line.quantity
  if (more > 0) pushAdd([productOf(line, more)])
  if (more < 0) pushEvent(removeFromCartEvent([productOf(line, -more)]))
  if (request.kind === 'wishlist') pushEvent(addToWishlistEvent([productOf(line)]))
}

function quantityAfter(request: CartRequest, { quantity }: CartLineView): number {
  if (request.kind === 'quantity') return request.quantity
  return request.kind === 'add' ? quantity + request.quantity : 0
}

function productOf(line: CartLineView, quantity: number = line.quantity): AnalyticsProduct {
  const { upi, title, artist, tracked } = line
  return { id: upi, name: title, artist, quantity, ...tracked }
}
