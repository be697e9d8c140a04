import type { OrderDocument, OrderedPiece } from '../documents/order.ts'
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

/** The way of an order in one line; what is done and what is now stands in words, not only in colour. */
function timelineText({ steps, stopped }: OrderDocument['timeline']): string {
  const words = steps.map(({ message, state }) => {
    if (state === 'ahead') return `( ) ${message}`
    return `${state === 'current' ? '(*)' : '(x)'} ${message}`
  })
  return `${words.join('  ')}${stopped ? '  (stopped)' : ''}`
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
