import { percentOff } from './percent-off.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })

test.each([
  [7500, 10000, 25],
  [210, 300, 30],
  [1999, 2999, 33],
  [3334, 10000, 66],
  [9901, 10000, undefined],
  [9900, 10000, 1],
  [0, 10000, 100],
  [-1, 100, undefined],
  [10000, 10000, undefined],
  [10001, 10000, undefined],
])('%i instead of %i cents saves %p percent, never rounded up (PDP-35)', (current, list, percent) => {
  expect(percentOff(usd(current), usd(list))).toBe(percent)
})

test('without a comparable list price there is no saving (PDP-35)', () => {
  expect(percentOff(usd(1), undefined)).toBeUndefined()
  expect(percentOff(usd(1), { minor: 2, currency: 'CAD' })).toBeUndefined()
})
