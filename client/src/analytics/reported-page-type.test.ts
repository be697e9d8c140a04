import { reportedPageType } from './reported-page-type.ts'

test.each([
  ['/category/cartoons', 'Category'],
  ['/category/art-accounts', 'Category'],
  ['/product/A1', 'Product'],
  ['/products/arches-A1', 'Product'],
  ['/-sp/spring-Posters_i1_.htm', 'Product'],
  ['/products/descartes-A1', 'Product'],
  ['/products/the-accountant-A1', 'Product'],
  ['/-sp/cartoon-cats-Posters_i1_.htm', 'Product'],
  ['/product/cartoon-cats/A1', 'Product'],
  ['/orders', 'OrderStatus'],
  ['/order-status-detail', 'OrderStatus'],
  ['/account/orders', 'Account'],
  ['/cart', 'Cart'],
  ['/gallery/search', 'Search'],
  ['/-st/search', 'Search'],
  ['/lp/business', 'LandingPage'],
  ['/lp/product-search', 'LandingPage'],
  ['/blog', 'Home'],
  ['/blog/hanging-a-gallery-wall', 'Home'],
  ['/help/size-and-hanging-guide', 'Home'],
  ['/gallery-wall', 'Home'],
  ['/checkout', 'Checkout'],
  ['/', 'Home'],
])('the page at %s is told of as %s (C-03, C-04)', (path, type) => {
  expect(reportedPageType(path)).toBe(type)
})
