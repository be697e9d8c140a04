import { cartBadgeCount } from './cart-badge-count.ts'

test.each([
  [[], 0],
  [[1], 1],
  [[2, 3], 5],
  [[2, 0, -1, Number.NaN], 2],
])('lines of %j pieces count as %i: pieces, not lines (S-48)', (quantities, count) => {
  expect(cartBadgeCount(quantities.map(quantity => ({ quantity })))).toBe(count)
})
