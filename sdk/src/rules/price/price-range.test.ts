import { priceRange } from './price-range.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })

test.each([
  [[300, 100, 200], 100, 300],
  [[100, 300], 100, 300],
  [[100], 100, 100],
])('the prices %j range from %i to %i (PDP-36)', (prices, low, high) => {
  expect(priceRange(prices.map(usd))).toEqual({ low: usd(low), high: usd(high) })
})

test('no prices, two currencies or no number have no range (PDP-36)', () => {
  expect(priceRange([])).toBeUndefined()
  expect(priceRange([usd(1), { minor: 2, currency: 'CAD' }])).toBeUndefined()
  expect(priceRange([usd(1), usd(Number.NaN)])).toBeUndefined()
})
