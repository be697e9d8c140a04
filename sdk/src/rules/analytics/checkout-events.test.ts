import {
  addPaymentInfoEvent,
  addShippingInfoEvent,
  beginCheckoutEvent,
  purchaseEvent,
} from './checkout-events.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const products = [{ id: 'A1', name: 'Blue Dunes', price: usd(1999), quantity: 2 }]
const items = [{ item_id: 'A1', item_name: 'Blue Dunes', price: 19.99, currency: 'USD', quantity: 2 }]
const value = { currency: 'USD', value: 39.98, items }

test('the steps of a checkout are told with its products (ANA-01)', () => {
  expect(beginCheckoutEvent(products)).toEqual({ event: 'begin_checkout', ...value })
  expect(addShippingInfoEvent(products, 'Express')).toEqual({
    event: 'add_shipping_info',
    ...value,
    shipping_tier: 'Express',
  })
  expect(addPaymentInfoEvent(products, 'card')).toEqual({
    event: 'add_payment_info',
    ...value,
    payment_type: 'card',
  })
})

test('a purchase is worth what was charged', () => {
  const order = { transactionId: 'W100000001', currency: 'USD', products }
  expect(purchaseEvent({ ...order, total: usd(4500), tax: usd(302), shipping: usd(200) })).toEqual({
    event: 'purchase',
    transaction_id: 'W100000001',
    ...value,
    value: 45,
    tax: 3.02,
    shipping: 2,
  })
  expect(purchaseEvent(order)).toMatchObject({ value: 39.98 })
})
