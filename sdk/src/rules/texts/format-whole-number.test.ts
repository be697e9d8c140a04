import * as fc from 'fast-check'
import { formatWholeNumber } from './format-whole-number.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [-1000, '-1,000'],
])('%i reads %s', (value, text) => {
  expect(formatWholeNumber(value)).toBe(text)
})

test('it reads as Intl writes it', () => {
  fc.assert(
    fc.property(fc.integer(), value => {
      expect(formatWholeNumber(value)).toBe(value.toLocaleString('en-US'))
    }),
  )
})
