import * as fc from 'fast-check'
import { SITES } from '../../sites/sites.ts'
import { resolveSite } from '../site/resolve-site.ts'
import { pageType, scrollsToTop, type PageType } from './page-type.ts'

test.each([
  ['/account/orders', 'Account', 'SHL-30'],
  ['/my-account', 'Account', 'SHL-30'],
  ['/cart', 'Cart', 'SHL-31'],
  ['/checkout', 'Checkout', 'SHL-32'],
  ['/category/abstract', 'Category', 'SHL-33'],
  ['/products/blue-dunes-A1042', 'Product', 'SHL-34'],
  ['/-sp/Blue-Dunes-Posters_i42_.htm', 'Product', 'SHL-34'],
  ['/search', 'Search', 'SHL-35'],
  ['/gallery/search', 'Search', 'SHL-35, C-02'],
  ['/-st/search', 'Search', 'SHL-35, C-02'],
  ['/gallery/monet', 'Gallery', 'SHL-36'],
  ['/-st/monet', 'Gallery', 'SHL-36'],
  ['/lp/reviews', 'LandingPage', 'SHL-37'],
  ['/lp', 'Home', 'SHL-37'],
  ['/', 'Home', 'SHL-38'],
  ['', 'Home', 'SHL-38'],
  ['/help/faq', 'Home', 'SHL-38'],
  ['/Cart', 'Home', 'SHL-38'],
  ['/product/A1042', 'Home', 'C-03'],
  ['/category/cartoons', 'Cart', 'C-04'],
  ['/order-status-detail', 'Gallery', 'C-04'],
  ['/-st/spring-sports', 'Product', 'C-04'],
  ['/account/cart', 'Account', 'SHL-29'],
  ['/cart/checkout', 'Cart', 'SHL-29'],
  ['/checkout/category', 'Checkout', 'SHL-29'],
  ['/category/products', 'Category', 'SHL-29'],
  ['/products/search', 'Product', 'SHL-29'],
  ['/lp/gallery', 'Gallery', 'SHL-29'],
])('the page type of %j is %s (%s)', (path, type) => {
  expect(pageType(path)).toBe(type)
})

test.each([
  ['/help/faq?from=/cart', 'Home'],
  ['/help/faq#account', 'Home'],
  ['/search?skq=account', 'Search'],
])('query and hash of %j do not count (C-04)', (address, type) => {
  expect(pageType(address)).toBe(type)
})

test('site and locale are taken off first and do not count, whatever their names (C-04)', () => {
  const shop = { ...SITES.Art, alias: 'art-store' }
  const typeOf = (address: string) => pageType(resolveSite(address, { ...SITES, Art: shop }).path)
  expect(typeOf('/art-store/en-us/help/faq')).toBe('Home')
  expect(typeOf('/art-store/en-us/cart')).toBe('Cart')
  expect(pageType('/art-store/en-us/help/faq')).toBe('Gallery')
})

test('every text has a page type (SHL-29)', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      expect(pageType(text)).toMatch(/^[A-Z][A-Za-z]+$/)
    }),
  )
})

test.each<[PageType, PageType, boolean]>([
  ['Home', 'Product', true],
  ['Search', 'Gallery', true],
  ['Product', 'Product', false],
  ['Home', 'Home', false],
])('going from %s to %s starts at the top: %p (SHL-28)', (left, opened, top) => {
  expect(scrollsToTop(left, opened)).toBe(top)
})
