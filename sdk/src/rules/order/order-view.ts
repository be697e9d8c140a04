import type { GuestOrder } from '../../model/order.ts'
import type { SummaryRow } from '../price/summary-row.ts'
import { orderAddressLines } from './order-address-lines.ts'
import { orderDateText } from './order-date-text.ts'
import { orderItemView, type OrderItemView } from './order-item-view.ts'
import { orderPaymentView, type OrderPaymentView } from './order-payment-view.ts'
import { orderShipments, type OrderShipmentView } from './order-shipments.ts'
import { orderStatusBadge, type OrderStatusBadge } from './order-status-badge.ts'
import { orderSummaryRows } from './order-summary-rows.ts'
import { orderTimeline, type OrderTimeline } from './order-timeline.ts'

/** An order as a page and a terminal show it. */
export interface OrderView {
  readonly orderNumber: string
  readonly date: string
  readonly status: OrderStatusBadge
  readonly timeline: OrderTimeline
  readonly shippingMethod?: string
  /** Pending when there is none yet. */
  readonly trackingNumber: string
  /** The first of them. */
  readonly payment?: OrderPaymentView
  readonly payments: readonly OrderPaymentView[]
  readonly shippingAddress: readonly string[]
  readonly billingAddress: readonly string[]
  readonly itemCount: number
  readonly summary: readonly SummaryRow[]
  readonly items: readonly OrderItemView[]
  readonly shipments: readonly OrderShipmentView[]
}

/** What stands where a tracking number is still to come. */
export const TRACKING_PENDING = 'Pending'

/**
 * Everything the order status detail shows, in a shopper's language.
 *
 * @example
 * const { status, date, summary, shipments } = orderView(order, 'fr-CA')
 */
export function orderView(order: GuestOrder, locale: string): OrderView {
  const items = order.items.map(orderItemView)
  const shippingMethod = items.find(item => item.shippingMethod)?.shippingMethod
  const payments = order.paymentMethods.map(orderPaymentView)
  const [payment] = payments
  return {
    orderNumber: order.orderNumber,
    date: orderDateText(order.orderDate, locale),
    status: orderStatusBadge(order.status),
    timeline: orderTimeline(order),
    ...(shippingMethod && { shippingMethod }),
    trackingNumber: items.find(item => item.tracking)?.tracking?.number ?? TRACKING_PENDING,
    ...(payment && { payment }),
    payments,
    shippingAddress: order.shippingAddress ? orderAddressLines(order.shippingAddress) : [],
    billingAddress: order.billingAddress ? orderAddressLines(order.billingAddress) : [],
    itemCount: order.items.reduce((count, item) => count + item.quantity, 0),
    summary: orderSummaryRows(order),
    items,
    shipments: orderShipments(order, locale),
  }
}
