import {
  ORDER_DETAIL_PATH,
  orderDetailRedirect,
  ORDER_HISTORY_PATH,
  ORDER_LOOKUP_PATH,
} from './order-paths.ts'

test('guests look orders up at /orders, customers find theirs in the account (C-17)', () => {
  expect([ORDER_LOOKUP_PATH, ORDER_HISTORY_PATH]).toEqual(['/orders', '/account/orders'])
})

test('the order detail page without an order sends to the lookup (C-18)', () => {
  expect(ORDER_DETAIL_PATH).toBe('/order-status-detail')
  expect(orderDetailRedirect(true)).toBeUndefined()
  expect(orderDetailRedirect(false)).toBe('/orders')
})
