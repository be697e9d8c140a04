import type { GuestOrder } from '../../model/order.ts'
import { orderSummaryRows } from './order-summary-rows.ts'

const usd = (minor: number): { minor: number; currency: string } => ({ minor, currency: 'USD' })
const order: GuestOrder = {
  orderNumber: 'W1',
  orderDate: '2025-05-01T10:00:00Z',
  status: 'new',
  currency: 'USD',
  items: [
    { total: usd(1999), quantity: 1, statuses: [], attributes: [] },
    { total: usd(4001), quantity: 2, statuses: [], attributes: [] },
  ],
  paymentMethods: [],
}
const row = (key: string, label: string, value: object): object => ({
  key,
  label: { code: `summary.${key}`, message: label },
  value,
  notes: [],
})

test('the summary of an order includes shipping (ORD-36)', () => {
  const amounts = { subTotal: usd(5500), shippingTotal: usd(0), tax: usd(480), total: usd(5980) }
  expect(orderSummaryRows({ ...order, ...amounts })).toEqual([
    row('subtotal', 'Subtotal', { amount: usd(5500) }),
    row('shipping', 'Shipping', { amount: usd(0) }),
    row('tax', 'Tax', { amount: usd(480) }),
    row('total', 'Order Total', { amount: usd(5980) }),
  ])
})

test.each([
  [usd(5500), usd(5280), [5500, -700, 0, 480, 5280]],
  [usd(5500), usd(5980), [5500, 0, 480, 5980]],
  [usd(5500), usd(6080), [5500, 0, 480, 6080]],
])('an order of %j that cost %j shows its discount, so that its rows add up', (subTotal, total, minors) => {
  const rows = orderSummaryRows({ ...order, subTotal, shippingTotal: usd(0), tax: usd(480), total })
  expect(rows.map(({ value }) => ('amount' in value ? value.amount.minor : value))).toEqual(minors)
})

test('a discount has its words, and is what shipping and tax leave of the difference', () => {
  const amounts = { subTotal: usd(5500), shippingTotal: usd(599), tax: usd(480), total: usd(5879) }
  expect(orderSummaryRows({ ...order, ...amounts })[1]).toEqual(
    row('discount', 'Discount', { amount: usd(-700) }),
  )
})

test.each(['shippingTotal', 'tax', 'total'])('without %s no discount is guessed', missing => {
  const amounts = { subTotal: usd(5500), shippingTotal: usd(0), tax: usd(480), total: usd(5280) }
  const rows = orderSummaryRows({ ...order, ...amounts, [missing]: undefined })
  expect(rows.map(({ key }) => key)).not.toContain('discount')
})

test('a missing subtotal is the sum of the pieces, other missing amounts read TBD (ORD-36)', () => {
  const unknown = { text: { code: 'summary.to-be-determined', message: 'TBD' } }
  expect(orderSummaryRows(order).map(({ value }) => value)).toEqual([
    { amount: usd(6000) },
    unknown,
    unknown,
    unknown,
  ])
})

test('pieces in two currencies have no sum, and the subtotal reads TBD (ORD-36)', () => {
  const items = [
    ...order.items,
    { total: { minor: 100, currency: 'CAD' }, quantity: 1, statuses: [], attributes: [] },
  ]
  expect(orderSummaryRows({ ...order, items })[0]?.value).toEqual({
    text: { code: 'summary.to-be-determined', message: 'TBD' },
  })
})
