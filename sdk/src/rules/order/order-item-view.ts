import type { Money } from '../../model/money.ts'
import type { OrderItem, OrderItemAttribute } from '../../model/order.ts'
import { sameSitePath } from '../address/same-site-path.ts'
import { orderStatusBadge, type OrderStatusBadge } from './order-status-badge.ts'
import { orderTracking, type OrderTracking } from './order-tracking.ts'

/** One piece of an order as a shopper sees it. */
export interface OrderItemView {
  readonly name: string
  readonly quantity: number
  readonly price: Money
  /** Struck through beside the price. */
  readonly listPrice?: Money
  readonly imageUrl?: string
  /** A path of this shop. */
  readonly productHref?: string
  readonly status?: OrderStatusBadge
  readonly productType?: string
  readonly size?: string
  readonly attributes: readonly OrderItemAttribute[]
  readonly shippingMethod?: string
  readonly tracking?: OrderTracking
}

/** One piece of an order: its list price only when different, its size height first, its number linked when it can be. */
export function orderItemView(item: OrderItem): OrderItemView {
  const { total, listPrice, statuses, height, width, shippingInfo } = item
  const [status] = statuses
  const productHref = productHrefOf(item)
  const tracking = orderTracking(shippingInfo)
  return {
    name: item.productName || item.description || '',
    quantity: item.quantity,
    price: total,
    attributes: item.attributes,
    ...(listPrice && listPrice.minor !== total.minor && { listPrice }),
    ...(item.imageUrl && { imageUrl: item.imageUrl }),
    ...(productHref && { productHref }),
    ...(status && { status: orderStatusBadge(status) }),
    ...(item.productTypeDescription && { productType: item.productTypeDescription }),
    ...(height && width && { size: `${height} x ${width}` }),
    ...(shippingInfo?.shippedMethod && { shippingMethod: shippingInfo.shippedMethod }),
    ...(tracking && { tracking }),
  }
}

function productHrefOf({ productUrl, upi }: OrderItem): string | undefined {
  const path = sameSitePath(productUrl)
  if (path) return path
  return upi && /^[A-Z0-9]{2,20}$/.test(upi) ? `/product/${upi}` : undefined
}
