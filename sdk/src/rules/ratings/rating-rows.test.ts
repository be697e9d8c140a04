import { ratingRows } from './rating-rows.ts'

test('the rows run from 5 stars to 1, and a missing one is 0 (RAT-04, RAT-06)', () => {
  const breakdown = [
    { stars: 1, percentage: 2 },
    { stars: 4, percentage: 18 },
    { stars: 5, percentage: 80 },
  ]
  expect(ratingRows(breakdown)).toEqual([
    { stars: 5, percentage: 80 },
    { stars: 4, percentage: 18 },
    { stars: 3, percentage: 0 },
    { stars: 2, percentage: 0 },
    { stars: 1, percentage: 2 },
  ])
})

test.each([
  [-1, 0],
  [Number.NaN, 0],
  [100, 100],
  [101, 100],
  [0.5, 0.5],
])('a share of %p percent is drawn as %p (RAT-04)', (percentage, drawn) => {
  expect(ratingRows([{ stars: 5, percentage }])[0]).toEqual({ stars: 5, percentage: drawn })
})

test.each([[0], [6], [4.5]])('a share of %p stars has no row (RAT-04, RAT-06)', stars => {
  expect(ratingRows([{ stars, percentage: 50 }]).map(row => row.percentage)).toEqual([0, 0, 0, 0, 0])
})
