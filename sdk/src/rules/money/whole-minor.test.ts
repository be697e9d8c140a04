import { wholeMinor } from './whole-minor.ts'

test.each([
  [0, 0],
  [-0, 0],
  [0.4, 0],
  [0.5, 1],
  [1.49, 1],
  [1.5, 2],
  [-0.4, 0],
  [-0.5, -1],
  [-1.5, -2],
  [1999, 1999],
])('%p of the smallest unit are rounded to %i (DSG-05)', (amount, minor) => {
  expect(wholeMinor(amount)).toBe(minor)
})
