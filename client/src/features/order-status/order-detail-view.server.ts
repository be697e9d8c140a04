import {
  formatMoney,
  orderStatusBadge,
  orderStatusMessage,
  orderView,
  pieceStatusMessage,
  siteLink,
  TRACKING_PENDING,
  type GuestOrder,
  type Money,
  type OrderItemView,
  type OrderPaymentView,
} from '@wallart/sdk'
import { imageIdFromUrl } from '../../catalogue/image-id-from-url.ts'
import type { PageRequest } from '../../framework/page-request.server.ts'
import { orderItemCount } from './order-item-count.ts'
import type { OrderDetailItem, OrderDetailView } from './order-detail-view.ts'

type Wording = Pick<PageRequest, 'context' | 't'>

/** An order in the words and the formats of the page that shows it. */
export function orderDetailView(order: GuestOrder, { context, t }: Wording): OrderDetailView {
  const view = orderView(order, context.locale.id)
  const status = orderStatusMessage(order)
  const { payment, trackingNumber } = view
  return {
    orderNumber: view.orderNumber,
    date: view.date,
    status: t(status),
    tone: orderStatusBadge(status.message).tone,
    timeline: view.timeline,
    trackingNumber:
      trackingNumber === TRACKING_PENDING
        ? t({ code: 'order-status.pending', message: TRACKING_PENDING })
        : trackingNumber,
    shippingMethod: view.shippingMethod ?? '',
    payment: payment ? paymentLines(payment, t) : [],
    shippingAddress: view.shippingAddress,
    billingAddress: view.billingAddress,
    count: t(orderItemCount(view.itemCount)),
    rows: view.summary.map(({ key, label, value }) => ({
      key,
      label: t(label),
      value: 'amount' in value ? formatMoney(value.amount, context.locale.id) : t(value.text),
    })),
    items: view.items.map((item, at) => itemView(item, order.items[at]?.upi ?? '', at, { context, t })),
  }
}

function paymentLines(
  { cardName, maskedNumber, expiry }: OrderPaymentView,
  t: Wording['t'],
): readonly string[] {
  const card = `${cardName} ${maskedNumber}`
  if (!expiry) return [card]
  return [card, t({ code: 'order-detail.expires', message: `Expires ${expiry}`, values: { expiry } })]
}

function itemView(item: OrderItemView, upi: string, at: number, { context, t }: Wording): OrderDetailItem {
  const money = (amount: Money) => formatMoney(amount, context.locale.id)
  const { name, productHref, imageUrl, productType, size, shippingMethod, tracking } = item
  const status = item.status && pieceStatusMessage(item.status.text)
  return {
    key: `${upi}-${at}`,
    name,
    href: productHref ? siteLink(productHref, context) : '',
    imageId: imageIdFromUrl(imageUrl) || upi,
    status: status ? t(status) : '',
    tone: item.status?.tone ?? 'neutral',
    details: [
      { label: t({ code: 'details.product-type', message: 'Product Type' }), value: productType },
      { label: t({ code: 'ui.size', message: 'Size' }), value: size },
      {
        label: t({ code: 'order-detail.shipping-method', message: 'Shipping method' }),
        value: shippingMethod,
      },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    quantity: item.quantity,
    price: money(item.price),
    listPrice: item.listPrice ? money(item.listPrice) : '',
    ...(tracking && { tracking }),
  }
}
