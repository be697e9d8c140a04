import * as fc from 'fast-check'
import { RATING_STARS, STAR_THRESHOLDS, starFills } from './star-fills.ts'

test('there are 5 stars with the thresholds 0.3, 0.5 and 0.75 (RAT-06, RAT-07, CON-05)', () => {
  expect(RATING_STARS).toBe(5)
  expect(STAR_THRESHOLDS).toEqual([0.3, 0.5, 0.75])
})

test.each([
  [0, [0, 0, 0, 0, 0]],
  [0.29, [0, 0, 0, 0, 0]],
  [0.3, [0.3, 0, 0, 0, 0]],
  [1, [1, 0, 0, 0, 0]],
  [4.29, [1, 1, 1, 1, 0]],
  [4.294, [1, 1, 1, 1, 0]],
  [4.3, [1, 1, 1, 1, 0.3]],
  [4.49, [1, 1, 1, 1, 0.3]],
  [4.5, [1, 1, 1, 1, 0.5]],
  [4.74, [1, 1, 1, 1, 0.5]],
  [4.75, [1, 1, 1, 1, 0.75]],
  [4.99, [1, 1, 1, 1, 0.75]],
  [4.996, [1, 1, 1, 1, 1]],
  [5, [1, 1, 1, 1, 1]],
  [2.6, [1, 1, 0.5, 0, 0]],
  [7, [1, 1, 1, 1, 1]],
  [-1, [0, 0, 0, 0, 0]],
  [Number.NaN, [0, 0, 0, 0, 0]],
])('an average of %p fills the stars %j (RAT-06, RAT-07, S-09)', (average, fills) => {
  expect(starFills(average)).toEqual(fills)
})

test('any number fills five stars from left to right (RAT-06)', () => {
  fc.assert(
    fc.property(fc.double(), average => {
      const fills = starFills(average)
      expect(fills).toHaveLength(5)
      expect(fills).toEqual(fills.toSorted((one, other) => other - one))
    }),
  )
})
