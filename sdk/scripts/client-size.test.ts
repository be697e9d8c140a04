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

// No client costs more than 11.2 kB with the contract of its call; most cost far less.
test.each<[client: string, contracts: readonly string[], most: number]>([
  ['accounts', ['customer'], 10_000],
  ['product-records', ['get-art-product'], 10_000],
  ['auth-emails', ['token'], 10_100],
  ['basket-checkout', ['basket', 'get-shipping-methods'], 11_250],
  ['baskets', ['basket'], 11_200],
  ['catalog', ['get-category'], 9450],
  ['customer-addresses', ['customer-address'], 8700],
  ['customer-baskets', ['get-customer-baskets'], 10_500],
  ['customer-cards', ['add-customer-payment-instrument'], 8700],
  ['frames', ['get-frame-choices', 'get-product-group'], 10_700],
  ['gift-cards', ['basket', 'get-gift-certificate'], 11_000],
  ['guest-orders', ['look-up-guest-order'], 10_000],
  ['legacy-account', ['check-legacy-account'], 7800],
  ['listing', ['search-listing'], 11_000],
  ['lists', ['get-product-lists', 'create-product-list', 'add-product-list-item'], 8900],
  ['orders', ['order', 'get-customer-orders'], 10_500],
  ['photos', ['create-photo', 'get-photos', 'get-product-group'], 10_900],
  ['product-lookup', ['get-product'], 10_600],
  ['product-search', ['search-products'], 9600],
  ['promotions', ['get-promotions'], 8600],
  ['ratings', ['get-ratings'], 8750],
  ['recommendations', ['get-recommenders', 'recommendation'], 9100],
  ['sessions', ['authorization', 'token'], 10_250],
  ['similar-works', ['get-similar-products'], 8600],
  ['taxonomies', ['get-taxonomy'], 8600],
  ['translations', ['get-translations'], 7600],
  ['typeahead', ['suggest'], 9000],
  ['works', ['get-product-group'], 10_700],
])('the client %s costs a browser with %j at most %i B', async (name, contracts, most) => {
  const { bytes, files } = await sized(programFor(client(name, ...contracts)))
  expect(files).toContain(`sdk/src/clients/${name}.ts`)
  expect(bytes).toBeLessThanOrEqual(most)
})

test.each([
  ['background-queue', 300],
  ['coalesced', 550],
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
