import * as fc from 'fast-check'
import { passesLuhn } from './passes-luhn.ts'

test.each([
  '4111111111111111',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '79927398713',
  '18',
  '91',
  '0'.repeat(64),
])('%s has the right last digit', digits => {
  expect(passesLuhn(digits)).toBe(true)
})

test.each([
  '4111111111111112',
  '1411111111111111',
  '79927398710',
  '19',
  '81',
  '0',
  '',
  '4111 1111 1111 1111',
  '４１１１１１１１１１１１１１１１',
  'NaN',
  '0'.repeat(65),
  '0'.repeat(50_000),
])('%.20j has not (SEC-27)', digits => {
  expect(passesLuhn(digits)).toBe(false)
})

test('any other last digit is found out', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{15}$/), digits => {
      const good = Array.from('0123456789').filter(last => passesLuhn(digits + last))
      expect(good).toHaveLength(1)
    }),
  )
})
