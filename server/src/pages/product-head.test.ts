import { within } from '@testing-library/dom'
import request from 'supertest'
import * as z from 'zod'
import { documentOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({
    env: { ORIGIN_ART: 'https://art.test', ORIGIN_ALLPOSTERS: 'https://posters.test' },
  })
})
afterAll(() => shop.upstream.close())
afterEach(() => shop.calm())

const ART = { host: 'art.test', path: '/products/arches-in-crimson-no-1-A1', origin: 'https://art.test' }
const POSTERS = {
  host: 'posters.test',
  path: '/-sp/arches-in-crimson-no-1-Posters_i80341_.htm',
  origin: 'https://posters.test',
}
const BRANDS = [
  ['Art', ART],
  ['AllPosters', POSTERS],
] as const

const address = z.url({ protocol: /^https$/ })
const inSchema = (...words: string[]) => z.enum(words.map(word => `https://schema.org/${word}`))

const days = z
  .strictObject({
    '@type': z.literal('QuantitativeValue'),
    minValue: z.number().nonnegative(),
    maxValue: z.number().positive(),
    unitCode: z.literal('DAY'),
  })
  .refine(({ minValue, maxValue }) => minValue <= maxValue)

const shipping = z.strictObject({
  '@type': z.literal('OfferShippingDetails'),
  shippingDestination: z.strictObject({
    '@type': z.literal('DefinedRegion'),
    addressCountry: z.enum(['US', 'CA']),
  }),
  deliveryTime: z.strictObject({
    '@type': z.literal('ShippingDeliveryTime'),
    handlingTime: days,
    transitTime: days,
  }),
})

const unitPrice = z.strictObject({
  '@type': z.literal('UnitPriceSpecification'),
  priceType: inSchema('StrikethroughPrice'),
  price: z.number().positive(),
  priceCurrency: z.enum(['USD', 'CAD']),
})

const variant = z.strictObject({
  '@type': z.literal('Product'),
  sku: z.string().regex(/^[A-Z0-9]{2,20}$/),
  name: z.string().min(1),
  url: address,
  image: address.regex(/artWidth=1200/),
  size: z.string().min(1),
  material: z.string().min(1),
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    url: address,
    price: z.number().positive(),
    priceCurrency: z.enum(['USD', 'CAD']),
    availability: inSchema('InStock', 'OutOfStock'),
    itemCondition: inSchema('NewCondition'),
    shippingDetails: z.array(shipping).length(2),
    priceSpecification: unitPrice.optional(),
  }),
})

/** A variant that the page does not show now. */
const otherVariant = variant.omit({ image: true }).extend({
  offers: variant.shape.offers.pick({
    '@type': true,
    price: true,
    priceCurrency: true,
    availability: true,
  }),
})

const group = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('ProductGroup'),
  '@id': address,
  name: z.string().min(1),
  url: address,
  description: z.string().min(1).optional(),
  productGroupID: z.string().min(1),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string() }),
  creator: z
    .strictObject({ '@type': z.literal('Person'), name: z.string(), url: z.url().optional() })
    .optional(),
  variesBy: z.array(inSchema('size', 'material')).min(1),
  hasVariant: z.array(z.union([variant, otherVariant])).min(2),
})

const trail = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(
    z.strictObject({
      '@type': z.literal('ListItem'),
      position: z.int().positive(),
      name: z.string().min(1),
      item: address.optional(),
    }),
  ),
})

const get = async ({ host, path }: { readonly host: string; readonly path: string }) => {
  const { text } = await request(shop.app).get(path).set('host', host).expect(200)
  const page = documentOf(text)
  const blocks = [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }): unknown[] => JSON.parse(textContent ?? ''),
  )
  const meta = (name: string) =>
    page.head.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content')
  return { page, body: within(page.body), blocks, meta }
}

test.each(['/fr-ca/products/arches-in-crimson-no-1-A1', '/en-us/products/arches-in-crimson-no-1-A1'])(
  'all addresses in the structured data of %s are as canonical as its own',
  async path => {
    const { page, blocks } = await get({ host: 'art.test', path })
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
    const base = canonical.slice(0, canonical.indexOf('/products/'))
    expect(group.parse(blocks[0]).url).toBe(canonical)
    const items = trail.parse(blocks[1]).itemListElement.slice(1, -1)
    expect(items.length).toBeGreaterThan(0)
    for (const { item } of items) expect(item?.startsWith(`${base}/category/`)).toBe(true)
  },
)

describe.each(BRANDS)('on %s', (brand, index) => {
  test('the page has one group of variants, each with its own address and price (SEO-05, WEB-01, WEB-02, WEB-07)', async () => {
    const { blocks, body } = await get(index)
    const work = group.parse(blocks[0])
    expect(work.url).toBe(index.origin + index.path)
    expect(work.brand.name).toBe(brand)
    expect(new Set(work.hasVariant.map(({ sku }) => sku)).size).toBe(work.hasVariant.length)
    for (const { sku, url } of work.hasVariant) expect(url).toBe(`${work.url}?upi=${sku}`)
    const whole = work.hasVariant.flatMap(each => variant.safeParse(each).data ?? [])
    expect(whole.map(({ url, offers }) => offers.url === url)).toEqual([true])
    const prices = new Set(work.hasVariant.map(({ offers }) => `$${offers.price.toFixed(2)}`))
    const [shown] = body.getAllByText(/^\$\d+\.\d\d$/)
    expect(prices).toContain(shown?.textContent)
  })

  test('the trail that search engines read is the one that is shown (PDP-28, SEO-06, WEB-05)', async () => {
    const { blocks, body } = await get(index)
    const read = trail.parse(blocks[1]).itemListElement
    const shown = within(body.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
    expect(read.map(({ name }) => name)).toEqual(shown.map(({ textContent }) => textContent))
    expect(read.map(({ position }) => position)).toEqual(read.map((_, at) => at + 1))
    expect(read.at(-1)?.item).toBeUndefined()
    expect(read[0]?.item).toBe(`${index.origin}/`)
  })

  test('the shop’s ratings are shown by the art brand alone, and never as a work’s own (RAT-01, RAT-02, WEB-04)', async () => {
    const { blocks, body } = await get(index)
    expect(JSON.stringify(blocks)).not.toContain('Rating')
    expect(body.queryAllByText('18,204 ratings').length > 0).toBe(brand === 'Art')
  })

  test('the head says what, where and in which languages (SEO-01..04, WEB-16, WEB-18)', async () => {
    const { page, meta } = await get(index)
    expect(page.title.length).toBeLessThanOrEqual(60)
    expect(meta('description')?.length).toBeLessThanOrEqual(160)
    expect(meta('keywords')).toContain('Ines Caldera')
    expect(meta('robots')).toBe('INDEX, FOLLOW')
    expect(meta('language')).toBe('en-US')
    const canonical = index.origin + index.path
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(canonical)
    const alternates = [...page.querySelectorAll('link[rel="alternate"]')].map(link => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
    expect(alternates).toContainEqual(['x-default', canonical])
    expect(alternates).toContainEqual(['en-US', canonical])
    expect(alternates).toContainEqual(['en-CA', `${index.origin}/en-ca${index.path}`])
    expect(meta('og:title')).toBe(page.title)
    expect(meta('og:url')).toBe(canonical)
    expect(meta('og:type')).toBe('product')
    expect(meta('og:site_name')).toBe(brand)
    expect(meta('og:locale')).toBe('en_US')
    expect(meta('og:image')).toBe(
      `${index.origin}/img/A1.jpg?artWidth=1200&artHeight=630&artLifeStyle=living-room`,
    )
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('theme-color')).toMatch(/^#/)
  })
})

test('the home page says whose shop it is (WEB-06)', async () => {
  const { blocks } = await get({ host: 'art.test', path: '/' })
  expect(blocks[0]).toMatchObject({
    '@graph': [
      {
        '@type': 'OnlineStore',
        name: 'Art',
        url: 'https://art.test/',
        hasMerchantReturnPolicy: { merchantReturnDays: 45 },
      },
      { '@type': 'WebSite', publisher: { '@id': 'https://art.test/#organization' } },
    ],
  })
})

test.each([
  ['the ratings', 'get-ratings', 'of 5 stars'],
  ['the promotions', 'get-promotions', 'FRAMED15'],
  ['similar works', 'get-similar-products', 'More Like This'],
])('without %s the page is whole otherwise', async (_, target, missing) => {
  const fresh = await shop.beforeSame()
  const whole = await request(fresh.app).get(ART.path).expect(200)
  expect(whole.text.includes(missing)).toBe(true)
  const troubled = await shop.beforeSame()
  await shop.faults(target, { status: 500 })
  const answer = await request(troubled.app).get(ART.path).expect(200)
  expect(answer.text.includes('Product Details')).toBe(true)
  expect(answer.text.includes(missing)).toBe(false)
  expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=15')
})
