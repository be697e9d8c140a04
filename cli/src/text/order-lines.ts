import type { OrderDocument, OrderedPiece } from '../output/order.ts'
import type { Paint } from '../shell/paint.ts'
import { fact, indented } from './fact.ts'

/** An order as lines of text. */
export function orderLines(order: OrderDocument, paint: Paint): readonly string[] {
  const { orderNumber, date, status, timeline, trackingNumber, payment, itemCount } = order
  return [
    paint(`Order ${orderNumber}`, 'bold'),
    fact('Date', date),
    fact('Status', status.text),
    fact('Progress', timelineText(timeline)),
    ...(order.shippingMethod ? [fact('Shipping', order.shippingMethod)] : []),
    fact('Tracking', trackingNumber),
    ...(payment
      ? [fact('Payment', [payment.cardName, payment.maskedNumber, payment.expiry].filter(Boolean).join(' '))]
      : []),
    ...addressLines('Ship to', order.shippingAddress),
    ...addressLines('Bill to', order.billingAddress),
    '',
    paint(itemCount === 1 ? '1 item' : `${itemCount} items`, 'bold'),
    ...order.items.flatMap(item => pieceLines(item)),
    '',
    ...order.summary.map(({ label, text }) => fact(label, text)),
  ]
}

const STATES = { done: 'done', current: 'now', ahead: 'to come' } as const
const STOPPED = { done: 'done', current: 'stopped here', ahead: 'not reached' } as const

/** The way of an order in one line; how far it is stands in words, which can be read aloud. */
function timelineText({ steps, stopped }: OrderDocument['timeline']): string {
  const words = stopped ? STOPPED : STATES
  return steps.map(({ message, state }) => `${message} (${words[state]})`).join(', ')
}

function addressLines(label: string, lines: readonly string[]): readonly string[] {
  return lines.map((line, at) => fact(at === 0 ? label : '', line))
}

function pieceLines(item: OrderedPiece): readonly string[] {
  const { name, quantity, price, listPrice, status, productType, size, shippingMethod, tracking } = item
  const was = listPrice ? ` (was ${listPrice.text})` : ''
  const kind = [productType, size, `quantity ${quantity}`, shippingMethod].filter(Boolean).join(', ')
  const followed = tracking && [tracking.number, tracking.href].filter(Boolean).join(' ')
  return [
    `${name}  ${price.text}${was}`,
    ...indented([kind, ...(status ? [status.text] : []), followed ?? '', item.productHref ?? '']),
  ]
}
