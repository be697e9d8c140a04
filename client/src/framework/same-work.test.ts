import { isVariantChange, isSameWork } from './same-work.ts'

const pageAt = (address: string) => new URL(address, 'http://shop.test')

test.each([
  ['/products/a-A1', '/products/a-A1?upi=A1B', true, true],
  ['/products/a-A1?upi=A1B', '/products/a-A1?upi=A1C', true, true],
  ['/products/a-A1?upi=A1B', '/products/a-A1?upi=A1B', true, false],
  ['/products/a-A1?utm_source=mail', '/products/a-A1?upi=A1B', true, true],
  ['/products/a-A1?site=Art', '/products/a-A1?site=Art&upi=A1B', true, true],
  ['/products/a-A1?site=Art', '/products/a-A1?site=AllPosters&upi=A1B', false, false],
  ['/products/a-A1', '/products/b-A2', false, false],
  ['/category/cats', '/category/cats?page=2', true, false],
])('from %s to %s: the same work %p, only another choice %p', (from, to, isSame, isChoice) => {
  expect(isSameWork(pageAt(from), pageAt(to))).toBe(isSame)
  expect(isVariantChange(pageAt(from), pageAt(to))).toBe(isChoice)
})

test('who comes from nowhere has chosen nothing', () => {
  expect(isVariantChange(undefined, pageAt('/products/a-A1?upi=A1B'))).toBe(false)
})
