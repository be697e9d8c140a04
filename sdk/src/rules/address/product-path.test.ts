import * as fc from 'fast-check'
import { SITES } from '../../sites/sites.ts'
import { pageType } from '../shell/page-type.ts'
import { cleanPath } from './clean-path.ts'
import { parseProductPath } from './parse-product-path.ts'
import { productPath } from './product-path.ts'
import { MAX_SLUG_LENGTH, NAMELESS_SLUG, productSlug } from './product-slug.ts'

test.each([
  ['Quiet Ridge No. 4', 'quiet-ridge-no-4'],
  ['  Café -- à la Crème!  ', 'cafe-a-la-creme'],
  ["Monet's “Water Lilies”", 'monets-water-lilies'],
  ['O’Keeffe', 'okeeffe'],
  ['Art & Life / 2', 'art-life-2'],
  ['½ Moon', '1-2-moon'],
  ['UPPER_case', 'upper-case'],
  ['', 'wall-art'],
  ['💐', 'wall-art'],
  ['---', 'wall-art'],
  ['北斎', 'wall-art'],
  ['a'.repeat(100), 'a'.repeat(80)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  [`${' '.repeat(500)}late`, 'wall-art'],
  [`${' '.repeat(499)}late`, 'l'],
])('the title %j has the slug %j (S-25)', (title, slug) => {
  expect(productSlug(title)).toBe(slug)
})

test('the slug rules are known to partners (S-25)', () => {
  expect([NAMELESS_SLUG, MAX_SLUG_LENGTH]).toEqual(['wall-art', 80])
})

test('the brands name their products by UPI and by apnum (S-25, SHL-42, C-03)', () => {
  const parts = { title: 'Quiet Ridge No. 4', upi: 'A1042', apnum: '77001' }
  expect(productPath('Art', parts)).toBe('/products/quiet-ridge-no-4-A1042')
  expect(productPath('AllPosters', parts)).toBe('/-sp/quiet-ridge-no-4-Posters_i77001_.htm')
})

test.each([
  ['/products/quiet-ridge-no-4-A1042', { upi: 'A1042' }],
  ['/products/anything-at-all-A1042', { upi: 'A1042' }],
  ['/products/A1042', { upi: 'A1042' }],
  ['/products/-A1', { upi: 'A1' }],
  [`/products/x-${'A'.repeat(20)}`, { upi: 'A'.repeat(20) }],
  ['/product/A1042', { upi: 'A1042' }],
  ['/product/A1042/', { upi: 'A1042' }],
  ['/product/A1042/blue-dunes', { upi: 'A1042' }],
  ['/-sp/Blue-Dunes-Posters_i77001_.htm', { apnum: '77001' }],
  ['/-sp/-Posters_i7_.htm', { apnum: '7' }],
  [`/-sp/x-Posters_i${'7'.repeat(20)}_.htm`, { apnum: '7'.repeat(20) }],
])('the path %j names the product %j (S-25)', (path, key) => {
  expect(parseProductPath(path)).toEqual(key)
})

test.each([
  '/products/blue-dunes',
  '/products/blue-A',
  `/products/x-${'A'.repeat(21)}`,
  '/products/blueA1042',
  '/products/blue-A1042/',
  '/products/blue-A1042.htm',
  '/products/a/b-A1042',
  '/art/products/blue-A1042',
  '/products/',
  '/product/a1042',
  '/product/A',
  `/product/${'A'.repeat(21)}`,
  '/product/A1042x',
  '/x/product/A1042',
  '/-sp/Blue-Posters_i_.htm',
  `/-sp/x-Posters_i${'7'.repeat(21)}_.htm`,
  '/-sp/Blue-Posters_i77001_Xhtm',
  '/-sp/Blue-Posters_i77001_.htm/x',
  '/-sp/a/Blue-Posters_i77001_.htm',
  '/x/-sp/Blue-Posters_i77001_.htm',
  '/-sp/BluePosters_i77001_.htm',
  '',
  '-'.repeat(50_000),
  `/products/${'-'.repeat(50_000)}`,
  `/-sp/${'-Posters_i1'.repeat(5000)}`,
])('the path %j names no product (S-25)', path => {
  expect(parseProductPath(path)).toBeUndefined()
})

test('a product is found again by its path, whatever its title, and the path is clean (S-25, C-03)', () => {
  const upis = fc.stringMatching(/^[A-Z0-9]{2,20}$/)
  const apnums = fc.stringMatching(/^\d{1,20}$/)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), upis, apnums, (title, upi, apnum) => {
      const art = productPath('Art', { title, upi, apnum })
      const poster = productPath('AllPosters', { title, upi, apnum })
      expect([parseProductPath(art), parseProductPath(poster)]).toEqual([{ upi }, { apnum }])
      expect([cleanPath(art), cleanPath(poster)]).toEqual([art, poster])
      expect(productSlug(productSlug(title))).toBe(productSlug(title))
    }),
  )
})

test('canonical product paths have page type Product on both brands (C-03, SHL-34)', () => {
  const parts = { title: 'Quiet Ridge', upi: 'A1042', apnum: '77001' }
  const types = Object.values(SITES).map(({ id }) => pageType(productPath(id, parts)))
  expect(types).toEqual(['Product', 'Product'])
})
