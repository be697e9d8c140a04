import type { Basket } from '../../model/basket.ts'
import {
  CHECKOUT_STEPS,
  checkoutStepAt,
  checkoutSteps,
  needsShipping,
  hasExpiredCard,
  openCheckoutStep,
} from './checkout-steps.ts'

const NOW = Date.UTC(2026, 10, 30)

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
  expect(openCheckoutStep(basket, NOW)).toBe(step)
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
  expect(openCheckoutStep(bought, NOW)).toBe('payment')
  expect(checkoutStepAt('shipping', bought, NOW)).toBe('payment')
  expect(openCheckoutStep({ ...bought, ...paid, giftCards: bought.giftCards, shipments: [] }, NOW)).toBe(
    'review',
  )
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
  expect(openCheckoutStep(basket, NOW)).toBe(step)
})

test('a done step can be opened again, a later one than the open step cannot', () => {
  expect(CHECKOUT_STEPS.map(step => checkoutStepAt(step, delivery, NOW))).toEqual([
    'contact',
    'shipping',
    'delivery',
    'payment',
    'payment',
  ])
  expect([null, '', 'nonsense', '__proto__'].map(step => checkoutStepAt(step, paid, NOW))).toEqual(
    Array.from({ length: 4 }, () => 'review'),
  )
})

test.each([
  [10, 2026, 'payment'],
  [11, 2026, 'review'],
  [12, 2025, 'payment'],
  [1, 2027, 'review'],
  [undefined, undefined, 'review'],
])('with a card that ends in %s/%s the open step at the end of November 2026 is %s', (month, year, step) => {
  const card = { ...(month && { expirationMonth: month }), ...(year && { expirationYear: year }) }
  const basket = { ...paid, paymentInstruments: [{ paymentInstrumentId: 'p1', card }] }
  expect(openCheckoutStep(basket, NOW)).toBe(step)
  expect(hasExpiredCard(basket, NOW)).toBe(step === 'payment')
})
