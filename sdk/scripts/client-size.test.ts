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

// No client costs more than 11.8 kB with the contract of its call; most cost far less. Some 500 B of each are the sentences that say what
// is wrong with a set-up, a setting or an answer.
test.each<[client: string, contracts: readonly string[], most: number]>([
  ['accounts', ['customer'], 10_500],
  ['product-records', ['get-art-product'], 10_500],
  ['auth-emails', ['token'], 10_600],
  ['basket-checkout', ['basket', 'get-shipping-methods'], 11_750],
  ['baskets', ['basket'], 11_700],
  ['catalog', ['get-category'], 9950],
  ['customer-addresses', ['customer-address'], 9200],
  ['customer-baskets', ['get-customer-baskets'], 11_000],
  ['customer-cards', ['add-customer-payment-instrument'], 9200],
  ['frames', ['get-frame-choices', 'get-product-group'], 11_200],
  ['gift-cards', ['basket', 'get-gift-certificate'], 11_500],
  ['guest-orders', ['look-up-guest-order'], 10_500],
  ['legacy-account', ['check-legacy-account'], 8300],
  ['listing', ['search-listing'], 11_550],
  ['lists', ['get-product-lists', 'create-product-list', 'add-product-list-item'], 9400],
  ['orders', ['order', 'get-customer-orders'], 11_000],
  ['photos', ['create-photo', 'get-photos', 'get-product-group'], 11_400],
  ['product-lookup', ['get-product'], 11_100],
  ['product-search', ['search-products'], 10_150],
  ['promotions', ['get-promotions'], 9100],
  ['ratings', ['get-ratings'], 9250],
  ['recommendations', ['get-recommenders', 'recommendation'], 9600],
  ['sessions', ['authorization', 'token'], 10_750],
  ['similar-works', ['get-similar-products'], 9100],
  ['taxonomies', ['get-taxonomy'], 9150],
  ['translations', ['get-translations'], 8150],
  ['typeahead', ['suggest'], 9550],
  ['works', ['get-product-group'], 11_250],
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
