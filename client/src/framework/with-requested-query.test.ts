import { withRequestedQuery } from './with-requested-query.ts'

test.each([
  ['/products/blue-A1', '', '/products/blue-A1'],
  ['/products/blue-A1?upi=A1CFW', '', '/products/blue-A1?upi=A1CFW'],
  ['/products/blue-A1', 'utm_source=mail', '/products/blue-A1?utm_source=mail'],
  ['/products/blue-A1?upi=A1CFW', 'utm_source=//x', '/products/blue-A1?utm_source=//x&upi=A1CFW'],
  ['/products/blue-A1?upi=A1CFW', 'upi=A1', '/products/blue-A1?upi=A1'],
  ['/category/rooms?page=2', 'sort=new%20est&page=3', '/category/rooms?sort=new%20est&page=3'],
])('%s with the query %j is %s', (location, requested, expected) => {
  expect(withRequestedQuery(location, requested)).toBe(expected)
})
