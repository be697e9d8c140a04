import type { OrderDocument, OrderLine } from '../output/order.ts'
import type { Paint } from '../shell/paint.ts'
import { labelledLine, indentLines } from './labelled-line.ts'

export function orderLines(order: OrderDocument, paint: Paint): readonly string[] {
  const { orderNumber, date, status, timeline, trackingNumber, payments, itemCount } = order
  return [
    paint(`Order ${orderNumber}`, 'bold'),
    labelledLine('Date', date),
    labelledLine('Status', status.text),
    labelledLine('Progress', timelineText(timeline)),
    ...(order.shippingMethod ? [labelledLine('Shipping', order.shippingMethod)] : []),
    labelledLine('Tracking', trackingNumber),
    ...groupLines('Payment', paymentTexts(payments)),
    ...groupLines('Ship to', order.shippingAddress),
    ...groupLines('Bill to', order.billingAddress),
    ...shipmentLines(order.shipments),
    '',
    paint(itemCount === 1 ? '1 item' : `${itemCount} items`, 'bold'),
    ...order.items.flatMap(item => itemLines(item)),
    '',
    ...order.summary.map(({ label, text }) => labelledLine(label, text)),
  ]
}

const STEP_LABELS = { done: 'done', current: 'now', ahead: 'to come' } as const
const STOPPED_LABELS = { done: 'done', current: 'stopped here', ahead: 'not reached' } as const

/** Progress is spelled out for screen readers. */
function timelineText({ steps, stopped }: OrderDocument['timeline']): string {
  const labels = stopped ? STOPPED_LABELS : STEP_LABELS
  return steps.map(({ message, state }) => `${message} (${labels[state]})`).join(', ')
}

/** What each of several has paid. */
export function paidText({ amount }: OrderDocument['payments'][number], count: number): string {
  return count > 1 && amount ? amount.text : ''
}

function paymentTexts(payments: OrderDocument['payments']): readonly string[] {
  return payments.map(payment => {
    const { cardName, maskedNumber, expiry } = payment
    return [cardName, maskedNumber, expiry, paidText(payment, payments.length)].filter(Boolean).join(' ')
  })
}

function groupLines(label: string, lines: readonly string[]): readonly string[] {
  return lines.map((line, at) => labelledLine(at === 0 ? label : '', line))
}

/** Gift cards, which travel by e-mail, come last and are no parcel. */
export function shipmentTitles(shipments: OrderDocument['shipments']): readonly string[] {
  const parcels = shipments.filter(({ isEmailed }) => !isEmailed).length
  return shipments.map(({ isEmailed }, at) => {
    if (isEmailed) return 'By email'
    return parcels === 1 ? 'Parcel' : `Parcel ${at + 1}`
  })
}

function shipmentLines(shipments: OrderDocument['shipments']): readonly string[] {
  const titles = shipmentTitles(shipments)
  return shipments.map(({ carrier, status, expected, tracking, pieces, address }, at) =>
    labelledLine(
      titles[at] ?? '',
      [
        carrier,
        status.text,
        expected && `expected ${expected}`,
        tracking?.number,
        address && `to ${address.join(', ')}`,
        shipments.length > 1 && `pieces ${pieces.map(piece => piece + 1).join(', ')}`,
      ]
        .filter(Boolean)
        .join(', '),
    ),
  )
}

function itemLines(item: OrderLine): readonly string[] {
  const {
    name,
    quantity,
    price,
    listPrice,
    status,
    productType,
    size,
    shippingMethod,
    tracking,
    attributes,
  } = item
  const was = listPrice ? ` (was ${listPrice.text})` : ''
  const kind = [productType, size, `quantity ${quantity}`, shippingMethod].filter(Boolean).join(', ')
  const chosen = attributes.map(attribute => `${attribute.name} ${attribute.value}`).join(', ')
  const trackingText = tracking && [tracking.number, tracking.href].filter(Boolean).join(' ')
  return [
    `${name}  ${price.text}${was}`,
    ...indentLines([
      kind,
      chosen,
      ...(status ? [status.text] : []),
      trackingText ?? '',
      item.productHref ?? '',
    ]),
  ]
}
