import * as fc from 'fast-check'
import { multiplyMoney } from './multiply-money.ts'

test.each([
  [1999, 3, 5997],
  [1999, 0, 0],
  [-1999, 2, -3998],
  [1999, 0.15, 300],
  [50, 0.29, 15],
  [-50, 0.29, -15],
  [50, 0.289, 14],
  [2750, 0.018, 50],
  [123_456_789_012_499, 0.001, 123_456_789_012],
  [1, 0.5, 1],
  [1, 0.4, 0],
  [1, -0.5, -1],
  [1, -0.4, 0],
  [-1, 0, 0],
])('%i cents times %p are %i cents (DSG-05)', (minor, factor, product) => {
  expect(multiplyMoney({ minor, currency: 'USD' }, factor)).toEqual({ minor: product, currency: 'USD' })
})

test('a quantity multiplies exactly (DSG-05)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 999 }), (minor, quantity) => {
      const exact = minor * quantity + 0
      expect(multiplyMoney({ minor, currency: 'CAD' }, quantity)).toEqual({ minor: exact, currency: 'CAD' })
    }),
  )
})
