import * as fc from 'fast-check'
import { decimalOf, minorDigits, toMoney } from './money.ts'

test.each([
  ['USD', 2],
  ['CAD', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['CLP', 0],
  ['BHD', 3],
  ['KWD', 3],
  ['constructor', 2],
  ['', 2],
])('%s has %i digits behind the point (DSG-05)', (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits)
})

test.each([
  [19.99, 'USD', 1999],
  [1.005, 'USD', 101],
  [-1.005, 'USD', -101],
  [4.35, 'USD', 435],
  [0.1 + 0.2, 'USD', 30],
  [-19.99, 'CAD', -1999],
  [0, 'USD', 0],
  [-0, 'USD', 0],
  [-0.001, 'USD', 0],
  [1e-7, 'USD', 0],
  [1e21, 'USD', 1e23],
  [1999, 'JPY', 1999],
  [1.2345, 'BHD', 1235],
])('%p %s of the wire are %p in the smallest unit (DSG-05)', (amount, currency, minor) => {
  expect(toMoney(amount, currency)).toEqual({ minor, currency })
})

test.each([Number.NaN, Infinity, -Infinity])('%p of the wire is no amount (DSG-05)', amount => {
  expect(Number.isFinite(toMoney(amount, 'USD').minor)).toBe(false)
})

test.each([
  [1999, 'USD', 19.99],
  [-5, 'CAD', -0.05],
  [1999, 'JPY', 1999],
  [1235, 'BHD', 1.235],
])('%i of %s goes back to the wire as %p (DSG-05)', (minor, currency, amount) => {
  expect(decimalOf({ minor, currency })).toBe(amount)
})

test('what comes back from the wire is what went there (DSG-05)', () => {
  const currency = fc.constantFrom('USD', 'CAD', 'JPY', 'BHD')
  const minors = fc.maxSafeInteger().filter(minor => Math.abs(minor) < 1e15)
  fc.assert(
    fc.property(minors, currency, (minor, unit) => {
      const money = { minor, currency: unit }
      expect(toMoney(decimalOf(money), unit)).toEqual(money)
    }),
  )
})
