import { compareMoney } from './compare-money.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })

test.each([
  [1998, 1999, -1],
  [1999, 1999, 0],
  [2000, 1999, 1],
  [-1, 0, -1],
  [Number.NaN, 0, undefined],
  [0, Number.NaN, undefined],
])('%p cents beside %p cents give %p (PDP-34)', (one, other, order) => {
  expect(compareMoney(usd(one), usd(other))).toBe(order)
})

test.each([5, 10, 15])('%i American cents cannot be compared with ten Canadian ones (PDP-34)', minor => {
  expect(compareMoney(usd(minor), { minor: 10, currency: 'CAD' })).toBeUndefined()
})
