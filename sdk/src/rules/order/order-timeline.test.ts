import type { OrderItem } from '../../model/order.ts'
import { orderTimeline } from './order-timeline.ts'

const piece = (...statuses: readonly string[]): OrderItem => ({
  total: { minor: 100, currency: 'USD' },
  quantity: 1,
  statuses,
  attributes: [],
})

test('an order goes from placed over production and shipping to the door', () => {
  expect(orderTimeline({ status: 'Shipped', items: [] })).toEqual({
    stopped: false,
    steps: [
      { code: 'order.step-placed', message: 'Placed', state: 'done' },
      { code: 'order.step-in-production', message: 'In Production', state: 'done' },
      { code: 'order.step-shipped', message: 'Shipped', state: 'current' },
      { code: 'order.step-delivered', message: 'Delivered', state: 'ahead' },
    ],
  })
})

test.each([
  ['the order says where it is', 'new', [], 'current ahead ahead ahead', false],
  ['the order is in production', 'Processing', [], 'done current ahead ahead', false],
  ['the order has come', 'delivered', [], 'done done done current', false],
  ['nobody knows, so it is only placed', 'replaced', [], 'current ahead ahead ahead', false],
  [
    'the slowest piece counts',
    'Shipped',
    [['Shipped'], ['In Production']],
    'done current ahead ahead',
    false,
  ],
  [
    'a piece that is only placed holds up a shipped one',
    'Shipped',
    [['Placed'], ['Shipped']],
    'current ahead ahead ahead',
    false,
  ],
  ['the first status of a piece counts', 'new', [['Delivered', 'new']], 'done done done current', false],
  [
    'a cancelled piece does not hold up the rest',
    'new',
    [['Cancelled'], ['Shipped']],
    'done done current ahead',
    false,
  ],
  ['pieces that say nothing leave it to the order', 'Shipped', [[], ['?']], 'done done current ahead', false],
  [
    'an order of one cancelled piece goes nowhere',
    'Shipped',
    [['Cancelled']],
    'current ahead ahead ahead',
    true,
  ],
  [
    'a returned and a refunded piece do not hold up the rest',
    'new',
    [['Returned'], ['refunded'], ['Delivered']],
    'done done done current',
    false,
  ],
  ['a returned order goes nowhere', 'Returned', [['Delivered']], 'current ahead ahead ahead', true],
  ['a refunded order goes nowhere', 'refunded', [], 'current ahead ahead ahead', true],
  ['a cancelled order goes nowhere', 'Cancelled', [['Shipped']], 'current ahead ahead ahead', true],
  [
    'an order whose pieces are all cancelled goes nowhere',
    'Shipped',
    [['Cancelled'], ['failed']],
    'current ahead ahead ahead',
    true,
  ],
])('%s', (_sentence, status, statuses, states, stopped) => {
  const timeline = orderTimeline({ status, items: statuses.map(itemStatuses => piece(...itemStatuses)) })
  expect(timeline.steps.map(step => step.state).join(' ')).toBe(states)
  expect(timeline.stopped).toBe(stopped)
})
