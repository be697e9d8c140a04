import { createProductsClient } from '../clients/products.ts'
import { createHttp } from '../http/http.ts'
import { SITES } from '../sites/sites.ts'
import { failNetwork, reply, sequence } from '../testing/mock-handlers.ts'
import type { MockHandler } from '../testing/mock-handlers.ts'
import { createMockFetch, type MockRoutes } from '../testing/mock-fetch.ts'
import { createProducts } from './products.ts'
import { SHOP_CONTRACTS } from './shop/shop-contracts.ts'

const GROUP = 'GET /groups/{upi}'
const HERE = '/products/quiet-ridge-A1'
const VARIANT = { upi: 'A1', sizeCode: 's', imageId: 'I1', salePrice: 5 }

const record = (upi: string) => ({ upi, imageUrl: '/i.jpg', productUrl: '/a' })

function shop(routes: MockRoutes) {
  const transport = createMockFetch(routes)
  const services = { bizapi: 'https://biz.test', products: 'https://products.test' }
  const http = createHttp({ services, transport, random: () => 0 })
  const client = createProductsClient(http, {
    organizationId: 'f',
    siteId: 'Art',
    locale: 'en-US',
    contracts: SHOP_CONTRACTS,
  })
  const messages: string[] = []
  const log = { warn: (_: unknown, message: string) => void messages.push(message) }
  const context = { sites: Object.values(SITES), now: () => Date.UTC(2025, 4, 6) }
  return { messages, calls: transport.calls, ...createProducts(client, { ...context, log }) }
}

const work = (answer: MockHandler, address = HERE) => {
  const { messages, work: ask } = shop({ [GROUP]: answer })
  return ask({ upi: 'A1' }, { address }).then(answered => ({ answered, messages }))
}

const gatewayPage = async () =>
  new Response('<h1>Not Found</h1>', { status: 404, headers: { 'content-type': 'text/html' } })

const found = (seo: Readonly<Record<string, string>>) => reply({ products: [VARIANT], seo })

test('a work that is where it belongs is found', async () => {
  const { answered, messages } = await work(found({ canonicalUrl: HERE }), `/art/en-us${HERE}?upi=A1`)
  expect(answered).toMatchObject({ kind: 'found', group: { products: [{ upi: 'A1' }] } })
  expect(messages).toEqual([])
})

test('a work that belongs elsewhere has moved, and its query travels along (SEO-07)', async () => {
  const { answered } = await work(found({ canonicalUrl: HERE }), '/product/A1?utm=x')
  expect(answered).toEqual({ kind: 'moved', status: 301, location: `${HERE}?utm=x` })
})

test.each([
  ['/product/A1B', `${HERE}?upi=A1B`],
  ['/product/A1B?utm=x', `${HERE}?utm=x&upi=A1B`],
  ['/product/A1B?upi=A1', `${HERE}?upi=A1`],
])('the size that %s names is still chosen where it moves to', async (address, location) => {
  const products = [VARIANT, { ...VARIANT, upi: 'A1B' }]
  const group = { products, requestedUpi: 'A1B', defaultUpi: 'A1', seo: { canonicalUrl: HERE } }
  const { answered } = await work(reply(group), address)
  expect(answered).toMatchObject({ kind: 'moved', location })
})

test('a work that search engines leave out does not move (SEO-08)', async () => {
  const { answered } = await work(found({ canonicalUrl: HERE, robots: 'noindex' }), '/product/A1')
  expect(answered).toMatchObject({ kind: 'found' })
})

test('a canonical address of another host is ignored and logged', async () => {
  const elsewhere = await work(found({ canonicalUrl: 'https://evil.test/x' }), '/product/A1')
  expect(elsewhere.answered).toMatchObject({ kind: 'found' })
  expect(elsewhere.messages).toEqual(['A canonical address does not belong to this site and was ignored.'])
})

test('a work without products has moved when it says where (SEO-09)', async () => {
  const { answered } = await work(reply({ products: [], seo: { canonicalUrl: '/products/new-A2' } }))
  expect(answered).toEqual({ kind: 'moved', status: 301, location: '/products/new-A2' })
})

test.each([
  ['says nothing', {}],
  ['says that it is here', { seo: { canonicalUrl: HERE } }],
])('a work without products that %s is missing (SEO-10, ERR-20, S-27)', async (_, group) => {
  expect((await work(reply({ products: [], ...group }))).answered).toEqual({
    kind: 'missing',
    problem: {
      code: 'product.none-available',
      message: 'There are no products available for the UPI: A1',
      values: { upi: 'A1' },
      status: 404,
    },
  })
})

test('a work that the service does not know is missing, and the problem names it (SEO-11, ERR-18)', async () => {
  const answer = reply({ error: { code: 'product-not-found' } }, { status: 404 })
  const { answered, messages } = await work(answer)
  expect(answered).toEqual({
    kind: 'missing',
    problem: {
      code: 'product.group-not-found',
      message: 'Product Not Found. UPI: A1',
      values: { upi: 'A1' },
      status: 404,
    },
  })
  expect(messages).toEqual([])
})

test('a missing work that another server may have denied is logged', async () => {
  const { answered, messages } = await work(reply({ error: 'Not Found' }, { status: 404 }))
  expect(answered).toMatchObject({ kind: 'missing' })
  expect(messages).toEqual(['a work may be missing by mistake'])
})

test.each([
  [reply({}, { status: 403 }), { status: 403, message: 'Fetch product failed with status: 403' }],
  [failNetwork(), { code: 'network' }],
  [gatewayPage, { code: 'unreadable' }],
  [reply({ products: [{ upi: 'A1' }] }), { code: 'bad-answer' }],
])('a work that cannot be read is an error, never missing (ERR-19, ERR-21)', async (answer, error) => {
  await expect(work(answer)).rejects.toMatchObject(error)
})

test('variants that cannot be sold are reported, and the work is shown without them', async () => {
  const { answered, messages } = await work(reply({ products: [{ ...VARIANT, salePrice: null }, VARIANT] }))
  expect(answered).toMatchObject({ kind: 'found', group: { products: [{ upi: 'A1' }], dropped: 1 } })
  expect(messages).toEqual(['some variants cannot be sold'])
})

test('a work is asked for on the day of the clock, for the zip of the visit, by the key of the address', async () => {
  const { work: ask, calls } = shop({ [GROUP]: found({}) })
  await ask({ apnum: '1042' }, { address: HERE, zipCode: '10001' })
  expect(calls[0]?.address).toMatch(
    /groups\/1042\?.*searchBy=apnum&siteId=Art&date=2025-05-06&zipCode=10001&locale=en-US$/,
  )
})

test('the page asks for 20 similar items, and only with a product number (REC-22, PDP-52)', async () => {
  const item = { upi: 'A2', productPageURL: '/b' }
  const { similar, calls } = shop({ 'GET /similarities': reply({ similarItems: [item] }) })
  expect(await similar('A1')).toMatchObject([{ upi: 'A2' }])
  expect(await similar(undefined)).toEqual([])
  expect(await similar('')).toEqual([])
  expect(calls.map(({ address }) => address)).toEqual([
    'https://biz.test/v4/products/A1/similarities?count=20&siteId=Art',
  ])
})

test('what is optional is missing after a failure, and the log knows why (C-25)', async () => {
  const { similar, taxonomy, ratings, uploadedPhoto, messages } = shop({
    'GET /similarities': failNetwork(),
    'GET /v3/taxonomy/{upi}': reply({}, { status: 500 }),
    'GET /ratings': reply('<html>', { headers: { 'content-type': 'text/html' } }),
    'GET /v1/products/{upi}': reply([]),
  })
  expect(await similar('A1')).toEqual([])
  expect(await taxonomy('A1')).toEqual({ categories: [], breadcrumbs: [] })
  expect(await ratings()).toBeUndefined()
  expect(await uploadedPhoto('A1')).toBeUndefined()
  expect(messages).toEqual([
    'the similar items are missing',
    'the taxonomy is missing',
    'the ratings are missing',
    'an uploaded picture is missing',
  ])
})

test('ratings are asked for until there are some, and then kept for ever (RAT-11)', async () => {
  const { ratings, calls } = shop({
    'GET /ratings': sequence(reply({}, { status: 403 }), reply({ averageRatings: 4.5 })),
  })
  expect(await ratings()).toBeUndefined()
  expect(await ratings()).toMatchObject({ averageRatings: 4.5 })
  expect(await ratings()).toMatchObject({ averageRatings: 4.5 })
  expect(calls).toHaveLength(2)
})

test('an uploaded picture is the first record that the products service has of it (PHO-09)', async () => {
  const { uploadedPhoto } = shop({ 'GET /v1/products/{upi}': reply([record('A1'), record('A2')]) })
  expect(await uploadedPhoto('A1')).toMatchObject({ upi: 'A1', imageUrl: '/i.jpg', productUrl: '/a' })
})

test('an uploaded picture is asked for until it is there, and never again (PHO-13)', async () => {
  const { uploadedPhoto, calls } = shop({
    'GET /v1/products/{upi}': sequence(reply({}, { status: 403 }), reply([record('A1')])),
  })
  expect(await uploadedPhoto('A1')).toBeUndefined()
  expect(await uploadedPhoto('A1')).toMatchObject({ upi: 'A1' })
  expect(await uploadedPhoto('A1')).toMatchObject({ upi: 'A1' })
  expect(calls).toHaveLength(2)
})
