import type { PaymentInstrument } from '../../model/basket.ts'
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
const basket = (...paymentInstruments: readonly PaymentInstrument[]) => ({
  basketId: 'b1',
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
  expect(seenOrder(basket(...payments))).toEqual({ basketId: 'b1', total: usd(3000), payment })
})

test('nothing is to be paid', () => {
  const free = { ...basket(card('c1')), orderTotal: usd(0) }
  expect(seenOrder(free)).toEqual({ basketId: 'b1', total: usd(0), payment: undefined })
})

test('while the costs are not known, there is no order to see', () => {
  expect(seenOrder({ basketId: 'b1', paymentInstruments: [card('c1')] })).toBeUndefined()
})
