import type { Basket, PaymentInstrument } from '../../model/basket.ts'
import { seenOrder } from './seen-order.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const card = (id: string, minor?: number): PaymentInstrument => ({
  paymentInstrumentId: id,
  ...(minor && { amount: usd(minor) }),
})
const gift = (id: string, minor: number): PaymentInstrument => ({
  ...card(id),
  amount: usd(minor),
  giftCard: { maskedCode: '************NPQR' },
})
const line = {
  itemId: 'i1',
  productId: 'p1',
  upi: 'A1',
  productName: 'Irises',
  quantity: 1,
  price: usd(3000),
}
const giftCard = {
  giftCardItemId: 'gc1',
  amount: usd(2500),
  recipientName: 'Ben',
  recipientEmail: 'ben@example.com',
}
const address = { firstName: 'Nia', addressLine1: '12 Harbor Street', zip: '04101', country: 'US' }
const delivery = {
  shipmentId: 'me',
  shippingAddress: address,
  shippingMethod: { id: 'standard', name: 'Standard' },
}
const basket = (...paymentInstruments: readonly PaymentInstrument[]): Basket => ({
  basketId: 'b1',
  currency: 'USD',
  customerEmail: 'nia@example.com',
  productItems: [{ ...line, priceAdjustments: [] }],
  giftCards: [giftCard],
  shipments: [delivery],
  shippingItems: [],
  couponItems: [],
  orderPriceAdjustments: [],
  billingAddress: address,
  orderTotal: usd(3000),
  paymentInstruments,
})

test.each([
  ['a card pays all', [card('c1')], { paymentInstrumentId: 'c1', amount: usd(3000) }],
  [
    'also where it names another amount',
    [card('c1', 2000)],
    { paymentInstrumentId: 'c1', amount: usd(3000) },
  ],
  [
    'the last card pays the rest',
    [card('c1', 1000), card('c2')],
    { paymentInstrumentId: 'c2', amount: usd(2000) },
  ],
  [
    'a card pays what a gift card leaves',
    [card('c1'), gift('g1', 500)],
    { paymentInstrumentId: 'c1', amount: usd(2500) },
  ],
  [
    'the last gift card that pays',
    [gift('g1', 1000), gift('g2', 2000), gift('g3', 0)],
    { paymentInstrumentId: 'g2', amount: usd(2000) },
  ],
  ['nothing pays yet', [], undefined],
])('%s', (_, payments, payment) => {
  expect(seenOrder(basket(...payments))).toMatchObject({ basketId: 'b1', total: usd(3000), payment })
})

test('nothing is to be paid', () => {
  const free = { ...basket(card('c1')), orderTotal: usd(0) }
  expect(seenOrder(free)).toMatchObject({ basketId: 'b1', total: usd(0), payment: undefined })
})

test('while the costs are not known, there is no order to see', () => {
  const { orderTotal: _, ...unknown } = basket(card('c1'))
  expect(seenOrder(unknown)).toBeUndefined()
})

const seen = basket(card('c1'))
const item = { ...line, priceAdjustments: [] }

test.each<[string, Partial<Basket>]>([
  ['e-mail', { customerEmail: 'other@example.com' }],
  ['work of the same price', { productItems: [{ ...item, productId: 'p2', upi: 'A2' }] }],
  ['quantity', { productItems: [{ ...item, quantity: 2 }] }],
  ['size', { productItems: [{ ...item, variationValues: { size: '24x36' } }] }],
  ['line less', { productItems: [] }],
  ['recipient of a gift card', { giftCards: [{ ...giftCard, recipientEmail: 'eve@example.com' }] }],
  ['message with a gift card', { giftCards: [{ ...giftCard, message: 'Hello' }] }],
  ['address', { shipments: [{ ...delivery, shippingAddress: { ...address, zip: '04102' } }] }],
  ['delivery', { shipments: [{ ...delivery, shippingMethod: { id: 'express', name: 'Express' } }] }],
  ['address of the bill', { billingAddress: { ...address, addressLine1: '13 Harbor Street' } }],
])('another %s is another order', (_, change) => {
  expect(seenOrder({ ...seen, ...change })?.digest).not.toBe(seenOrder(seen)?.digest)
})

test.each<[string, Partial<Basket>]>([
  ['a later date', { lastModified: '2026-11-29T12:00:00.000Z' }],
  ['another id of a line', { productItems: [{ ...item, itemId: 'i2' }] }],
  ['another name of the same delivery', { shipments: [{ ...delivery, shipmentId: 'm2' }] }],
])('%s is the same order', (_, change) => {
  expect(seenOrder({ ...seen, ...change })?.digest).toBe(seenOrder(seen)?.digest)
})
