import type { Basket } from '../../model/basket.ts'
import {
  CHECKOUT_STEPS,
  checkoutStepAt,
  checkoutSteps,
  needsShipping,
  openCheckoutStep,
} from './checkout-steps.ts'

const EMPTY: Basket = {
  basketId: 'b1',
  currency: 'USD',
  productItems: [],
  giftCards: [],
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
const fifty = { minor: 5000, currency: 'USD' }
const item = {
  itemId: 'i1',
  productId: 'A12AP',
  productName: 'Arches',
  quantity: 1,
  price: fifty,
  priceAdjustments: [],
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
  ['review', { ...paid, productItems: [{ ...item, shipmentId: 'me' }] }],
  ['shipping', { ...paid, productItems: [item, { ...item, shipmentId: 'bob' }] }],
])('the open step is %s', (step, basket) => {
  expect(openCheckoutStep(basket)).toBe(step)
})

const bought = {
  ...contact,
  giftCards: [{ giftCardItemId: 'g1', amount: fifty, recipientName: 'Ben', recipientEmail: 'b@example.com' }],
  orderTotal: fifty,
}
const covering = {
  paymentInstrumentId: 'p2',
  amount: fifty,
  giftCard: { maskedCode: '************NPQR' },
}

test('gift cards alone skip the steps of the delivery', () => {
  expect(needsShipping(bought)).toBe(false)
  expect(checkoutSteps(bought)).toEqual(['contact', 'payment', 'review'])
  expect(openCheckoutStep(bought)).toBe('payment')
  expect(checkoutStepAt('shipping', bought)).toBe('payment')
  expect(openCheckoutStep({ ...bought, ...paid, giftCards: bought.giftCards, shipments: [] })).toBe('review')
})

test('beside a gift card a picture still travels', () => {
  expect(needsShipping({ ...bought, productItems: [item] })).toBe(true)
})

test.each([
  ['review', fifty],
  ['payment', { minor: 4999, currency: 'USD' }],
])('with %s to do, a gift card pays %j of 50, and needs no address for a bill', (step, amount) => {
  const paymentInstruments = [{ ...covering, amount }]
  const basket = { ...delivery, orderTotal: fifty, paymentInstruments }
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
