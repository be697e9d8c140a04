import { isOtherChoice, isSamePage } from './same-page.ts'

const place = (address: string) => new URL(address, 'http://shop.test')

test.each([
  ['/products/a-A1', '/products/a-A1?upi=A1B', true, true],
  ['/products/a-A1?upi=A1B', '/products/a-A1?upi=A1C', true, true],
  ['/products/a-A1?upi=A1B', '/products/a-A1?upi=A1B', true, false],
  ['/products/a-A1?a=1&b=2', '/products/a-A1?b=2&upi=A1B&a=1', true, true],
  ['/products/a-A1', '/products/b-A2', false, false],
  ['/category/cats', '/category/cats?page=2', false, false],
])('from %s to %s: the same page %p, only another choice %p', (from, to, isSame, isChoice) => {
  expect(isSamePage(place(from), place(to))).toBe(isSame)
  expect(isOtherChoice(place(from), place(to))).toBe(isChoice)
})

test('who comes from nowhere has chosen nothing', () => {
  expect(isOtherChoice(undefined, place('/products/a-A1?upi=A1B'))).toBe(false)
})
