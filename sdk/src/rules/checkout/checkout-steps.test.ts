import type { Basket } from '../../model/basket.ts'
import { CHECKOUT_STEPS, checkoutStepAt, openCheckoutStep } from './checkout-steps.ts'

const EMPTY: Basket = {
  basketId: 'b1',
  currency: 'USD',
  productItems: [],
  shipments: [],
  shippingItems: [],
  couponItems: [],
  orderPriceAdjustments: [],
  paymentInstruments: [],
}
const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  addressLine1: '815 Analytical Way',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  country: 'US',
}
const contact = { ...EMPTY, customerEmail: 'ada@example.com' }
const shipping = { ...contact, shipments: [{ shipmentId: 'me', shippingAddress: address }] }
const delivery = {
  ...shipping,
  shipments: [
    { shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'standard', name: 'Standard' } },
  ],
}
const paid = { ...delivery, billingAddress: address, paymentInstruments: [{ paymentInstrumentId: 'p1' }] }

test.each([
  ['contact', EMPTY],
  ['shipping', contact],
  [
    'shipping',
    { ...contact, shipments: [{ shipmentId: 'me', shippingAddress: { zip: '04101', country: 'US' } }] },
  ],
  ['delivery', shipping],
  ['payment', delivery],
  ['payment', { ...delivery, paymentInstruments: paid.paymentInstruments }],
  ['payment', { ...delivery, billingAddress: address }],
  ['review', paid],
])('the open step is %s', (step, basket) => {
  expect(openCheckoutStep(basket)).toBe(step)
})

test('a done step can be opened again, a later one than the open step cannot', () => {
  expect(CHECKOUT_STEPS.map(step => checkoutStepAt(step, delivery))).toEqual([
    'contact',
    'shipping',
    'delivery',
    'payment',
    'payment',
  ])
  expect([null, '', 'nonsense', '__proto__'].map(step => checkoutStepAt(step, paid))).toEqual(
    Array.from({ length: 4 }, () => 'review'),
  )
})
