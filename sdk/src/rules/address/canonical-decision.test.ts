import * as fc from 'fast-check'
import { SITES } from '../../sites/sites.ts'
import { resolveSite } from '../site/resolve-site.ts'
import { siteLink } from '../site/site-link.ts'
import { canonicalDecision, isNoIndex, PRODUCT_PAGE_CACHE_SECONDS } from './canonical-decision.ts'

const sites = Object.values(SITES)
const decide = (address: string, canonicalUrl: string | undefined, robots?: string, found = true) =>
  canonicalDecision({
    address,
    found,
    sites,
    hosts: ['', 'a', 'www.art.test'],
    seo: { ...(canonicalUrl !== undefined && { canonicalUrl }), ...(robots !== undefined && { robots }) },
  })
const moved = (location: string) => ({ action: 'redirect', status: 301, location })

test.each([
  ['/product/A1042', '/products/blue-dunes-A1042', '/products/blue-dunes-A1042'],
  [
    '/products/old-A1042?upi=B7&utm_source=mail',
    '/products/blue-dunes-A1042',
    '/products/blue-dunes-A1042?upi=B7&utm_source=mail',
  ],
  ['/products/old-A1042', '/products/blue-dunes-A1042?upi=A1042#top', '/products/blue-dunes-A1042'],
  ['/allposters/en-us/product/A1042', '/-sp/Blue-Posters_i42_.htm', '/-sp/Blue-Posters_i42_.htm'],
  ['/product/A1042', '/allposters/en-us/-sp/Blue-Posters_i42_.htm', '/-sp/Blue-Posters_i42_.htm'],
  ['/product/A1042', 'https://WWW.art.test/products/blue-dunes-A1042?x', '/products/blue-dunes-A1042'],
  ['/product/A1042', 'http://a/products/blue-dunes-A1042', '/products/blue-dunes-A1042'],
  ['/product/A1042', 'https://www.art.test?next=/cart', '/'],
  ['/product/A1042', '/art//products/blue-dunes-A1042', '/products/blue-dunes-A1042'],
  ['/products/Blue-Dunes-A1042', '/products/blue-dunes-A1042', '/products/blue-dunes-A1042'],
])(
  'an old product address %j moves to the canonical %j, and its query travels along (SEO-07, C-40)',
  (address, canonical, location) => {
    expect(decide(address, canonical)).toEqual(moved(location))
  },
)

test.each([
  ['/products/blue-dunes-A1042', '/products/blue-dunes-A1042'],
  ['/products/blue-dunes-A1042?upi=B7', '/products/blue-dunes-A1042?upi=A1042'],
  ['/art/en-us/products/blue-dunes-A1042', '/products/blue-dunes-A1042'],
  ['/products/blue-dunes-A1042', '/ART/products/blue-dunes-A1042'],
  ['/products/caf%C3%A9-A1042', '/products/café-A1042'],
  ['/products/caf%c3%a9-A1042', '/products/caf%C3%A9-A1042'],
  ['/products/100%-A1042', '/products/100%-A1042'],
  ['/products/blue-dunes-A1042', undefined],
  ['/products/blue-dunes-A1042', ''],
])(
  'a page at its own address %j (canonical %j) is shown, whatever the query says (SEO-07, C-40, S-27)',
  (address, canonical) => {
    expect(decide(address, canonical)).toEqual({ action: 'render' })
  },
)

test.each(['NOINDEX', 'noindex', 'NoIndex,follow', 'index, noindex'])(
  'a page with robots %j never moves (SEO-08, S-26)',
  robots => {
    expect(decide('/product/A1042', '/products/blue-dunes-A1042', robots)).toEqual({ action: 'render' })
    expect(isNoIndex(robots)).toBe(true)
  },
)

test.each([undefined, '', 'index,follow', 'no index', 'none'])(
  'a page with robots %j is for search engines and moves (SEO-07, S-26)',
  robots => {
    expect(decide('/product/A1042', '/products/blue-dunes-A1042', robots)).toEqual(
      moved('/products/blue-dunes-A1042'),
    )
    expect(isNoIndex(robots)).toBe(false)
  },
)

test.each([
  ['/product/A1042?upi=B7', '/products/new-B7', undefined, moved('/products/new-B7?upi=B7')],
  ['/product/A1042', '/products/new-B7', 'NOINDEX', moved('/products/new-B7')],
  ['/product/A1042', undefined, undefined, { action: 'not-found' }],
  ['/product/A1042', '', undefined, { action: 'not-found' }],
  ['/products/new-B7?x=1', '/products/new-B7', undefined, { action: 'not-found' }],
  ['/art/products/new-B7', 'https://www.art.test/products/new-B7', undefined, { action: 'not-found' }],
])(
  'without products %j with canonical %j and robots %j (SEO-09, SEO-10, S-27)',
  (address, canonical, robots, decision) => {
    expect(decide(address, canonical, robots, false)).toEqual(decision)
  },
)

test.each([
  '//evil.test/products/blue-A1042',
  'https://evil.test/products/blue-A1042',
  'https://www.art.test.evil.test/products/blue-A1042',
  'https://www.art.test@evil.test/products/blue-A1042',
  'https://www.art.test//evil.test',
  'https://www.art.test\\@evil.test',
  '/art/art/products/blue-A1042',
  '/en-us/art/products/blue-A1042',
  '/art/%2Fevil.test',
  '/art/..//evil.test',
  '/products/x\r\nSet-Cookie: a=b',
  'javascript:alert(1)',
  'products/blue-A1042',
  '?upi=A1042',
  `/products/${'a'.repeat(8192)}`,
])('the canonical address %j is not ours: it is ignored and reported (SEC-02, S-27)', canonical => {
  const problem = {
    code: 'canonical.elsewhere',
    message: 'A canonical address does not belong to this site and was ignored.',
  }
  expect(decide('/product/A1042', canonical)).toEqual({ action: 'render', problem })
  expect(decide('/product/A1042', canonical, undefined, false)).toEqual({ action: 'not-found', problem })
})

test('without its own hosts a brand knows only paths (SEC-02)', () => {
  const seo = { canonicalUrl: 'https://www.art.test/products/new-B7' }
  expect(canonicalDecision({ address: '/product/A1042', found: true, sites, seo }).action).toBe('render')
})

test('a shared cache may keep a product page for 900 seconds (SEO-12, CON-05)', () => {
  expect(PRODUCT_PAGE_CACHE_SECONDS).toBe(900)
})

test('a redirect stays on the site and never leads to another redirect (SEC-02, S-27)', () => {
  const piece = fc.constantFrom(
    '/',
    'art',
    'en-us',
    'products',
    '%2f',
    '%25',
    '.',
    '..',
    '\\',
    'evil.test',
    'é',
    '?',
    '#',
  )
  const text = fc.array(piece, { maxLength: 8 }).map(pieces => `/${pieces.join('')}`)
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), fc.oneof(text, fc.string()), (address, canonical) => {
      const decision = decide(address, canonical)
      if (decision.action !== 'redirect') return
      expect(new URL(decision.location, 'https://shop.test').origin).toBe('https://shop.test')
      expect(decide(decision.location, canonical).action).toBe('render')
      const link = siteLink(decision.location, resolveSite(address, SITES))
      expect(decide(link, canonical).action).toBe('render')
    }),
    { numRuns: 1000 },
  )
})
