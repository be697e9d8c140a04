import { gzipSync } from 'node:zlib'
import { buildPrograms } from './bundle.mjs'
import { client, programFor } from './sizes.mjs'

const CLIENT_BYTES = 6000

const sized = async (program: string) => {
  const [bundle] = await buildPrograms([program])
  return { bytes: gzipSync(bundle?.code ?? '', { level: 9 }).length, files: bundle?.files ?? [] }
}

const catalog = programFor(client('catalog'))

test('one client costs a browser at most 6 kB, and no dependency', async () => {
  const { bytes, files } = await sized(catalog)
  expect(files).toContain('sdk/src/http/http.ts')
  expect(bytes).toBeLessThanOrEqual(CLIENT_BYTES)
  expect(files.filter(file => file.includes('node_modules'))).toEqual([])
})

// No client costs more than 10.7 kB with the contract of its call; most cost far less.
test.each<[client: string, contracts: readonly string[], most: number]>([
  ['accounts', ['customer'], 9700],
  ['art-products', ['get-art-product'], 9700],
  ['auth-emails', ['token'], 9800],
  ['basket-checkout', ['basket', 'get-shipping-methods'], 10_600],
  ['baskets', ['basket'], 10_600],
  ['catalog', ['get-category'], 9100],
  ['customer-addresses', ['customer-address'], 8400],
  ['customer-baskets', ['get-customer-baskets'], 9900],
  ['customer-cards', ['add-customer-payment-instrument'], 8400],
  ['guest-orders', ['look-up-guest-order'], 9700],
  ['legacy-account', ['check-legacy-account'], 7500],
  ['listing', ['search-listing'], 10_700],
  ['lists', ['get-product-lists', 'create-product-list', 'add-product-list-item'], 8600],
  ['orders', ['order', 'get-customer-orders'], 9800],
  ['photos', ['create-photo', 'get-photos', 'get-product-group'], 10_600],
  ['product-lookup', ['get-product'], 10_300],
  ['product-search', ['search-products'], 9300],
  ['promotions', ['get-promotions'], 8300],
  ['ratings', ['get-ratings'], 8400],
  ['recommendations', ['get-recommenders', 'recommendation'], 8700],
  ['sessions', ['authorization', 'token'], 9900],
  ['similar-works', ['get-similar-products'], 8300],
  ['taxonomies', ['get-taxonomy'], 8300],
  ['translations', ['get-translations'], 7300],
  ['typeahead', ['suggest'], 8700],
  ['works', ['get-product-group'], 10_400],
])('the client %s costs a browser with %j at most %i B', async (name, contracts, most) => {
  const { bytes, files } = await sized(programFor(client(name, ...contracts)))
  expect(files).toContain(`sdk/src/clients/${name}.ts`)
  expect(bytes).toBeLessThanOrEqual(most)
})

test.each([
  ['background-queue', 300],
  ['coalesced', 500],
  ['with-circuit-breaker', 600],
  ['with-cache', 700],
  ['with-concurrency-limit', 500],
  ['read-only', 300],
  ['reference-services', 300],
  ['relative-urls', 300],
  ['retry-budget', 200],
  ['with-trace', 200],
])('%s adds at most %i B to a client, and nothing to one that does without', async (part, most) => {
  const { bytes, files } = await sized(catalog)
  const { bytes: larger } = await sized(`${catalog}\nexport * from '@wallart/sdk/http/${part}'`)
  expect(files).not.toContain(`sdk/src/http/${part}.ts`)
  expect(larger).toBeGreaterThan(bytes)
  expect(larger - bytes).toBeLessThanOrEqual(most)
})
