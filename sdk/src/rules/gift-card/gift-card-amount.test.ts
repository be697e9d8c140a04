import { parseGiftCardAmount } from './gift-card-amount.ts'

test.each([
  ['75', 7500],
  ['$75.50', 7550],
  ['75,50 $', 7550],
  ['10.5', 1050],
  ['99,9', 9990],
  ['9.9', undefined],
  [' 10 ', 1000],
  ['1000.00', 100_000],
  ['1,000', 100_000],
  ['$1,000.00', 100_000],
  ['1\u00A0000,00 $', 100_000],
  ['1,0000', undefined],
  ['75,500', undefined],
  ['9.99', undefined],
  ['1000.01', undefined],
  ['-50', undefined],
  ['1e3', undefined],
  ['10.005', undefined],
  ['', undefined],
])('%j is %p cents', (text, cents) => {
  expect(parseGiftCardAmount(text)).toBe(cents)
})
