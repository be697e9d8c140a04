import { isOnSale } from './is-on-sale.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })

test.each([
  [1998, 1999, true],
  [1999, 1999, false],
  [2000, 1999, false],
  [0, 1, true],
  [0, 0, false],
  [Number.NaN, 1999, false],
  [1999, Number.NaN, false],
])(
  '%p cents now, %p cents on the list: on sale is %p, equal prices are not a sale (PDP-34, DSG-05)',
  (current, list, onSale) => {
    expect(isOnSale(usd(current), usd(list))).toBe(onSale)
  },
)

test('without a list price or with one in another currency nothing is on sale (PDP-34)', () => {
  expect(isOnSale(usd(1), undefined)).toBe(false)
  expect(isOnSale(usd(1), { minor: 2, currency: 'CAD' })).toBe(false)
})
