import type { GuestOrder, OrderItem } from '../../model/order.ts'
import { TRACKING_PENDING, orderView } from './order-view.ts'

const usd = (minor: number): { minor: number; currency: string } => ({ minor, currency: 'USD' })
const item: OrderItem = {
  productName: 'Quiet Ridge',
  total: usd(4000),
  quantity: 2,
  statuses: ['Shipped'],
  attributes: [],
}
const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  addressLine1: '1 A St',
  city: 'Salem',
  state: 'OR',
  zip: '97301',
}
const order: GuestOrder = {
  orderNumber: 'W123456789',
  orderDate: '2025-05-01T10:00:00Z',
  status: 'Shipped',
  currency: 'USD',
  items: [item, { ...item, quantity: 3 }],
  paymentMethods: [],
}

test('an order shows its date, number, status, way, pieces and count (ORD-26 to ORD-28, ORD-37, ORD-45)', () => {
  const view = orderView(order, 'en-US')
  expect(view).toMatchObject({
    orderNumber: 'W123456789',
    date: 'May 1, 2025',
    status: { text: 'Shipped', tone: 'progress' },
    itemCount: 5,
  })
  expect(view.timeline.steps.map(({ state }) => state)).toEqual(['done', 'done', 'current', 'ahead'])
  expect(view.items.map(({ name }) => name)).toEqual(['Quiet Ridge', 'Quiet Ridge'])
  expect(view.summary.map(({ key }) => key)).toEqual(['subtotal', 'shipping', 'tax', 'total'])
})

test('an order shows how it travels, by the first piece that says so (ORD-29, ORD-30)', () => {
  const sent = { ...item, shippingInfo: { shippedMethod: 'Ground', trackingNumber: '1Z9' } }
  const later = { ...item, shippingInfo: { shippedMethod: 'Air', trackingNumber: '1Z8' } }
  const view = orderView({ ...order, items: [item, sent, later] }, 'en-US')
  expect([view.shippingMethod, view.trackingNumber]).toEqual(['Ground', '1Z9'])
})

test('without a tracking number it is pending (ORD-30)', () => {
  const view = orderView(order, 'en-US')
  expect(TRACKING_PENDING).toBe('Pending')
  expect(view.trackingNumber).toBe('Pending')
  expect(view).not.toHaveProperty('shippingMethod')
})

test('an order shows how it was paid and both addresses (ORD-31 to ORD-35, ORD-47)', () => {
  const visa = { creditCardName: 'Visa', creditCardSuffix: '1234' }
  const view = orderView(
    {
      ...order,
      paymentMethods: [visa, { creditCardName: 'Gift Card', creditCardSuffix: 'NP2R' }],
      shippingAddress: address,
      billingAddress: { ...address, firstName: 'Bea' },
    },
    'en-US',
  )
  expect(view.payment).toEqual({ cardName: 'Visa', maskedNumber: '**** 1234' })
  expect(view.payments).toEqual([view.payment, { cardName: 'Gift Card', maskedNumber: '**** NP2R' }])
  expect(view.shippingAddress).toEqual(['Ada Byron', '1 A St', 'Salem, OR 97301'])
  expect(view.billingAddress).toEqual(['Bea Byron', '1 A St', 'Salem, OR 97301'])
})

test('an order without card and addresses shows none (ORD-31, ORD-34)', () => {
  const view = orderView({ ...order, items: [] }, 'en-US')
  expect(view).not.toHaveProperty('payment')
  expect([view.payments, view.shippingAddress, view.billingAddress, view.itemCount]).toEqual([[], [], [], 0])
})
