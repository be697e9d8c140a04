import { toMoney } from '../money/money.ts'
import { orderStatusMessage, pieceStatusMessage } from './order-status-message.ts'

const order = (status: string, ...pieces: readonly (readonly string[])[]) => ({
  status,
  items: pieces.map(statuses => ({ statuses, attributes: [], quantity: 1, total: toMoney(1, 'USD') })),
})

test.each([
  ['created', 'Placed'],
  ['new', 'Placed'],
  ['In Production', 'In Production'],
  ['SHIPPED', 'Shipped'],
  ['Delivered', 'Delivered'],
  ['completed', 'Delivered'],
  ['canceled', 'Cancelled'],
  ['failed', 'Cancelled'],
  ['Returned', 'Returned'],
  ['REFUNDED', 'Refunded'],
  ['Waiting for a frame', 'Waiting for a frame'],
])('a piece that is %j is %j', (status, message) => {
  expect(pieceStatusMessage(status).message).toBe(message)
})

test.each([
  [order('new', ['Shipped']), 'Shipped'],
  [order('new', ['In Production'], ['Shipped']), 'Partially Shipped'],
  [order('new', ['Placed'], ['In Production']), 'Placed'],
  [order('new', ['Delivered'], ['Shipped']), 'Shipped'],
  [order('completed', ['Delivered'], ['Cancelled']), 'Delivered'],
  [order('new', ['Cancelled'], ['Cancelled']), 'Cancelled'],
  [order('cancelled', ['Shipped']), 'Cancelled'],
  [order('Returned', ['Delivered']), 'Returned'],
  [order('new', ['Cancelled'], ['Returned']), 'Returned'],
  [order('new', ['Returned'], ['Refunded']), 'Refunded'],
  [order('new', ['Refunded'], ['Delivered']), 'Delivered'],
  [order('completed', []), 'Delivered'],
  [order('new'), 'Placed'],
  [order('On its way to the moon'), 'On its way to the moon'],
])('the order %j is said to be %j', (given, message) => {
  expect(orderStatusMessage(given).message).toBe(message)
})

test.each([
  ['Cancelled', 'piece.cancelled', 'order.cancelled'],
  ['Returned', 'piece.returned', 'order.returned'],
  ['Refunded', 'piece.refunded', 'order.refunded'],
  ['Shipped', 'piece.shipped', 'order.step-shipped'],
])(
  'a piece that is %s has the text %s, an order %s, as some languages decline them',
  (status, piece, whole) => {
    expect(pieceStatusMessage(status).code).toBe(piece)
    expect(orderStatusMessage(order(status)).code).toBe(whole)
  },
)

test('pieces with an unknown status do not count for how far an order has come', () => {
  expect(orderStatusMessage(order('new', ['Lost at sea'], ['Shipped'])).code).toBe('order.step-shipped')
  expect(orderStatusMessage(order('new', ['In Production'], ['Shipped'])).code).toBe('order.partly-shipped')
})

test('known statuses have a text in every language, unknown ones are said as they were delivered', () => {
  expect(orderStatusMessage(order('new', ['Shipped'])).code).toBe('order.step-shipped')
  expect(pieceStatusMessage('Lost at sea')).toEqual({
    code: 'order.unknown-status',
    message: 'Lost at sea',
    values: { status: 'Lost at sea' },
  })
})
