import {
  formatMoney,
  orderDateText,
  orderStatusBadge,
  orderStatusMessage,
  orderView,
  pieceStatusMessage,
  siteLink,
  TRACKING_PENDING,
  type GuestOrder,
  type Message,
  type Money,
  type OrderItemView,
  type OrderPaymentView,
  type OrderShipmentView,
} from '@wallart/sdk'
import { imageIdFromUrl } from '../../catalogue/image-id-from-url.ts'
import type { PageRequest } from '../../framework/page-request.server.ts'
import { orderItemCount } from './order-item-count.ts'
import type { LabelledValue, OrderDetailItem, OrderDetailView, OrderShipment } from './order-detail-view.ts'

type Wording = Pick<PageRequest, 'context' | 't'>

/** An order in the words and the formats of the page that shows it. */
export function orderDetailView(order: GuestOrder, { context, t }: Wording): OrderDetailView {
  const view = orderView(order, context.locale.id)
  const status = orderStatusMessage(order)
  const { payments, trackingNumber } = view
  const parcels = view.shipments.filter(({ isEmailed }) => !isEmailed).length
  return {
    orderNumber: view.orderNumber,
    date: view.date,
    status: t(status),
    tone: orderStatusBadge(status.message).tone,
    timeline: view.timeline,
    trackingNumber: parcels === 1 || view.items.length === 0 ? trackingText(trackingNumber, t) : '',
    shippingMethod: view.shippingMethod ?? '',
    isEmailed: parcels === 0 && view.items.length > 0,
    payment: payments.flatMap(payment => paymentLines(payment, payments.length > 1, { context, t })),
    shippingAddress: view.shippingAddress,
    billingAddress: view.billingAddress,
    count: t(orderItemCount(view.itemCount)),
    rows: view.summary.map(({ key, label, value }) => ({
      key,
      label: t(label),
      value: 'amount' in value ? formatMoney(value.amount, context.locale.id) : t(value.text),
    })),
    shipments: view.shipments.map((shipment, at) => {
      const items = shipment.pieces.flatMap(piece => {
        const item = view.items[piece]
        return item ? [itemView(item, order.items[piece]?.upi ?? '', piece, { context, t })] : []
      })
      return shipmentView(shipment, items, { number: at + 1, count: parcels, t })
    }),
  }
}

function paymentLines(
  { cardName, maskedNumber, expiry, amount }: OrderPaymentView,
  isOneOfSeveral: boolean,
  { context, t }: Wording,
): readonly string[] {
  const card = `${knownName(cardName, t)} ${maskedNumber}`
  return [
    isOneOfSeveral && amount ? `${card}, ${formatMoney(amount, context.locale.id)}` : card,
    ...(expiry
      ? [t({ code: 'order-detail.expires', message: `Expires ${expiry}`, values: { expiry } })]
      : []),
  ]
}

/** The upstream names what is no work in English alone. */
function knownName(name: string, t: Wording['t']): string {
  return name === 'Gift Card' ? t({ code: 'gift-card.title', message: 'Gift Card' }) : name
}

function trackingText(trackingNumber: string, t: Wording['t']): string {
  if (trackingNumber !== TRACKING_PENDING) return trackingNumber
  return t({ code: 'order-status.pending', message: TRACKING_PENDING })
}

const GIFT_CARDS: Message = { code: 'order-detail.gift-cards', message: 'Gift cards by email' }

function shipmentView(
  { status, carrier, expected, tracking, timeline, isEmailed, address = [] }: OrderShipmentView,
  items: readonly OrderDetailItem[],
  { number, count, t }: { readonly number: number; readonly count: number; readonly t: Wording['t'] },
): OrderShipment {
  const title = {
    code: 'order-detail.parcel',
    message: `Parcel ${number} of ${count}`,
    values: { number, count },
  }
  const isParcel = count > 1 && !isEmailed
  return {
    key: String(number),
    title: isEmailed ? t(GIFT_CARDS) : count > 1 ? t(title) : '',
    status: t(pieceStatusMessage(status.text)),
    tone: status.tone,
    facts: filledRows([
      [t({ code: 'order-detail.carrier', message: 'Carrier' }), carrier],
      [t({ code: 'order-detail.expected', message: 'Expected' }), expected],
      [t({ code: 'order-detail.shipping-address', message: 'Shipping address' }), address.join(', ')],
    ]),
    ...(isParcel &&
      (tracking ?? !timeline.stopped) && {
        tracking: tracking ?? { number: trackingText(TRACKING_PENDING, t) },
      }),
    items,
  }
}

function filledRows(rows: readonly (readonly [string, string | undefined])[]): readonly LabelledValue[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

const ATTRIBUTE_LABELS: Readonly<Record<string, Message>> = {
  Frame: { code: 'details.frame', message: 'Frame' },
  Mat: { code: 'details.mat', message: 'Mat' },
  'Second Mat': { code: 'details.second-mat', message: 'Second Mat' },
  Glass: { code: 'details.glass', message: 'Glass' },
  Crop: { code: 'photos.crop', message: 'Crop' },
  To: { code: 'gift-card.to', message: 'To' },
  From: { code: 'gift-card.from', message: 'From' },
  'Delivery date': { code: 'gift-card.sent-on', message: 'Sent by email on' },
}

function attributeRow(
  { name, value }: OrderItemView['attributes'][number],
  { context, t }: Wording,
): readonly [string, string] {
  const label = ATTRIBUTE_LABELS[name]
  const date = name === 'Delivery date' && orderDateText(value, context.locale.id)
  return [label ? t(label) : name, date || value]
}

function itemView(item: OrderItemView, upi: string, at: number, { context, t }: Wording): OrderDetailItem {
  const money = (amount: Money) => formatMoney(amount, context.locale.id)
  const { productHref, imageUrl, size, attributes, shippingMethod, tracking } = item
  const name = knownName(item.name, t)
  const productType = item.productType && knownName(item.productType, t)
  const status = item.status && pieceStatusMessage(item.status.text)
  return {
    key: `${upi}-${at}`,
    upi,
    name,
    alt: [...new Set([name, productType])].filter(Boolean).join(', '),
    href: productHref ? siteLink(productHref, context) : '',
    imageId: imageUrl ? imageIdFromUrl(imageUrl) || upi : '',
    status: status ? t(status) : '',
    tone: item.status?.tone ?? 'neutral',
    details: filledRows([
      [t({ code: 'details.product-type', message: 'Product Type' }), productType],
      [t({ code: 'ui.size', message: 'Size' }), size],
      ...attributes.map(attribute => attributeRow(attribute, { context, t })),
      [t({ code: 'order-detail.shipping-method', message: 'Shipping method' }), shippingMethod],
    ]),
    quantity: item.quantity,
    price: money(item.price),
    listPrice: item.listPrice ? money(item.listPrice) : '',
    ...(tracking && { tracking }),
  }
}
