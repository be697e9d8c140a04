import { reportedPageType } from './reported-page-type.ts'

test.each([
  ['/category/cartoons', 'Category'],
  ['/category/art-accounts', 'Category'],
  ['/product/A1', 'Product'],
  ['/products/arches-A1', 'Product'],
  ['/-sp/spring-Posters_i1_.htm', 'Product'],
  ['/orders', 'OrderStatus'],
  ['/account/orders', 'Account'],
  ['/cart', 'Cart'],
  ['/gallery/search', 'Search'],
  ['/lp/business', 'LandingPage'],
  ['/', 'Home'],
])('the page at %s is told of as %s (C-03, C-04)', (path, type) => {
  expect(reportedPageType(path)).toBe(type)
})
