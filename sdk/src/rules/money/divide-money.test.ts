import { divideMoney } from './divide-money.ts'

test.each([
  [8638, 2, 4319],
  [5399, 1, 5399],
  [0, 3, 0],
])('%i cents in %i parts are %i each', (minor, parts, each) => {
  expect(divideMoney({ minor, currency: 'USD' }, parts)).toEqual({ minor: each, currency: 'USD' })
})

test.each([
  [10_000, 3],
  [1, 2],
  [500, 0],
])('%i cents have no %i equal parts', (minor, parts) => {
  expect(divideMoney({ minor, currency: 'CAD' }, parts)).toBeUndefined()
})
