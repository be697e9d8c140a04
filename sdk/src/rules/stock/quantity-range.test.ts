import * as fc from 'fast-check'
import { clampQuantity, minimumQuantity, quantityRange } from './quantity-range.ts'

test.each([
  [{ stockLevel: 1, minOrderQuantity: 3 }, 3],
  [{ stockLevel: 0, minOrderQuantity: 3 }, 0],
  [{ stockLevel: -1, minOrderQuantity: 3 }, 0],
  [{ stockLevel: Number.NaN, minOrderQuantity: 3 }, 0],
  [{ stockLevel: 5 }, 1],
  [{ stockLevel: 5, minOrderQuantity: 0 }, 1],
  [{ stockLevel: 5, minOrderQuantity: 0.5 }, 1],
  [{ stockLevel: 5, minOrderQuantity: 1 }, 1],
  [{ stockLevel: 5, minOrderQuantity: 2.9 }, 2],
  [{ stockLevel: 5, minOrderQuantity: Number.NaN }, 1],
  [{ stockLevel: 5, minOrderQuantity: Infinity }, 1],
])(
  '%j must be ordered %i at least: the minimum applies only when stock is above 0 (STK-11)',
  (inventory, min) => {
    expect(minimumQuantity(inventory)).toBe(min)
  },
)

test.each([
  [{ stockLevel: 5 }, { min: 1, max: 5, step: 1 }],
  [
    { stockLevel: 10, minOrderQuantity: 2, stepQuantity: 3 },
    { min: 2, max: 8, step: 3 },
  ],
  [
    { stockLevel: 11, minOrderQuantity: 2, stepQuantity: 3 },
    { min: 2, max: 11, step: 3 },
  ],
  [
    { stockLevel: 2, minOrderQuantity: 2, stepQuantity: 2 },
    { min: 2, max: 2, step: 2 },
  ],
  [
    { stockLevel: 1, minOrderQuantity: 4, stepQuantity: 2 },
    { min: 4, max: 4, step: 2 },
  ],
  [
    { stockLevel: 4.5, stepQuantity: 0 },
    { min: 1, max: 4, step: 1 },
  ],
  [{ stockLevel: Number.NaN }, { min: 0, max: 0, step: 1 }],
  [
    { stockLevel: 0, minOrderQuantity: 4, stepQuantity: 2 },
    { min: 0, max: 0, step: 2 },
  ],
])('%j may be ordered in %j (STK-11, STK-12)', (inventory, range) => {
  expect(quantityRange(inventory)).toEqual(range)
})

test.each([
  [5, 5],
  [6, 5],
  [7, 5],
  [8, 8],
  [100, 8],
  [2, 2],
  [3, 2],
  [1, 2],
  [0, 2],
  [Number.NaN, 2],
  [Infinity, 8],
])('of 2, 5 or 8 pieces, a wish for %p gives %i (STK-11, STK-12)', (requested, quantity) => {
  expect(clampQuantity(requested, { min: 2, max: 8, step: 3 })).toBe(quantity)
})

test('a range without room keeps its minimum (STK-11, STK-12)', () => {
  expect(clampQuantity(2, { min: 2, max: 0, step: 1 })).toBe(2)
})

test('every wish ends within the range and on a step, and stays there (STK-11, STK-12)', () => {
  const whole = fc.integer({ min: -3, max: 50 })
  fc.assert(
    fc.property(whole, whole, whole, fc.double(), (stockLevel, minOrderQuantity, stepQuantity, requested) => {
      const range = quantityRange({ stockLevel, minOrderQuantity, stepQuantity })
      const quantity = clampQuantity(requested, range)
      expect(quantity).toBeGreaterThanOrEqual(range.min)
      expect(quantity).toBeLessThanOrEqual(range.max)
      expect((quantity - range.min) % range.step).toBe(0)
      expect(clampQuantity(quantity, range)).toBe(quantity)
    }),
  )
})
