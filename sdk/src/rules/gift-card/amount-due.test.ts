import { amountDue } from './amount-due.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const card = { paymentInstrumentId: 'p1', amount: usd(1000) }
const gift = (minor: number) => ({
  paymentInstrumentId: 'p2',
  amount: usd(minor),
  giftCard: { maskedCode: '************NPQR' },
})

test.each([
  [[], 3000],
  [[card], 3000],
  [[card, gift(1000)], 2000],
  [[gift(1000), gift(2000)], 0],
  [[{ paymentInstrumentId: 'p3', giftCard: { maskedCode: '*' } }], 3000],
])('with the payments %j a total of 3000 leaves %i', (paymentInstruments, minor) => {
  expect(amountDue({ orderTotal: usd(3000), paymentInstruments })).toEqual(usd(minor))
})

test('while the total is not known, what is due is not either', () => {
  expect(amountDue({ paymentInstruments: [gift(1000)] })).toBeUndefined()
})
