import * as fc from 'fast-check'
import { orderPaymentView } from './order-payment-view.ts'

const card = (creditCardSuffix: string): ReturnType<typeof orderPaymentView> =>
  orderPaymentView({ creditCardName: 'Visa', creditCardSuffix })

test('a card is shown by name, masked digits and expiry (ORD-31, ORD-32, ORD-33, S-54)', () => {
  expect(
    orderPaymentView({
      creditCardName: 'Visa',
      creditCardSuffix: '1234',
      expirationDate: { month: 4, year: 2029 },
    }),
  ).toStrictEqual({ cardName: 'Visa', maskedNumber: '**** 1234', expiry: '04/2029' })
})

test.each([
  ['34', '**** 34'],
  ['', '****'],
  ['xxxx-1234', '**** 1234'],
  ['4111 1111 1111 9876', '**** 9876'],
  ['GC-AAAA-BBBB-CCCC-NP2R', '**** NP2R'],
  ['************N2QR', '**** N2QR'],
])('the digits %j are shown as %j, never more than four characters (ORD-32, S-54)', (suffix, masked) => {
  expect(card(suffix)).toStrictEqual({ cardName: 'Visa', maskedNumber: masked })
})

test.each([
  [1, 2029, '01/2029'],
  [12, 2029, '12/2029'],
  [4, 29, '04/2029'],
  [4, 0, '04/2000'],
  [4, 99, '04/2099'],
  [4, 100, '04/100'],
  [4, 9999, '04/9999'],
  [0, 2029, undefined],
  [13, 2029, undefined],
  [1.5, 2029, undefined],
  [4, -1, undefined],
  [4, 10_000, undefined],
  [4, Number.NaN, undefined],
])('month %p of %p expires %p (ORD-33)', (month, year, expiry) => {
  const payment = { creditCardName: '', creditCardSuffix: '', expirationDate: { month, year } }
  expect(orderPaymentView(payment).expiry).toBe(expiry)
})

test('whatever the shop is sent, at most four characters show (ORD-32)', () => {
  fc.assert(
    fc.property(fc.string(), suffix => {
      expect(card(suffix).maskedNumber).toMatch(/^\*{4}(?: [0-9A-Z]{1,4})?$/)
    }),
  )
})
