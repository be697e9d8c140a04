import * as fc from 'fast-check'
import { moveCarousel } from './carousel-position.ts'

const row = { count: 10, visible: 4 }

test.each([
  [0, 4, 4],
  [4, 4, 6],
  [6, 4, 6],
  [6, -4, 2],
  [2, -4, 0],
  [0, -4, 0],
])('a carousel with ends goes from %p by %p to %p (C-24)', (first, by, next) => {
  expect(moveCarousel({ ...row, first, isInfinite: false }, by)).toBe(next)
})

test.each([
  [0, 4, 4],
  [4, 4, 8],
  [8, 4, 2],
  [0, -4, 6],
  [2, -4, 8],
  [9, 1, 0],
])('an infinite carousel goes from %p by %p around to %p (GUI-20)', (first, by, next) => {
  expect(moveCarousel({ ...row, first, isInfinite: true }, by)).toBe(next)
})

test.each([true, false])(
  'a carousel that shows everything stays, infinite or not: %p (GUI-20)',
  isInfinite => {
    expect(moveCarousel({ first: 0, count: 4, visible: 4, isInfinite }, 1)).toBe(0)
    expect(moveCarousel({ first: 0, count: 0, visible: 4, isInfinite }, 1)).toBe(0)
    expect(moveCarousel({ first: 0, count: 5, visible: 4, isInfinite }, 1)).toBe(1)
  },
)

test('a carousel never stands outside its slides (GUI-20)', () => {
  const number = fc.integer({ min: 0, max: 50 })
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 9 }), fc.integer(), fc.boolean(), (...given) => {
      const [first, count, visible, by, isInfinite] = given
      const next = moveCarousel({ first, count, visible, isInfinite }, by)
      expect(next).toBeGreaterThanOrEqual(0)
      expect(next).toBeLessThanOrEqual(Math.max(0, isInfinite ? count - 1 : count - visible))
    }),
  )
})
