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

// No client costs more than 12.2 kB with the contract of its call; most cost far less. Some 900 B of each are the sentences that say what
// is wrong with a set-up, a setting, an address or an answer.
test.each<[client: string, contracts: readonly string[], most: number]>([
  ['accounts', ['customer'], 10_900],
  ['product-records', ['get-art-product'], 10_700],
  ['auth-emails', ['token'], 11_000],
  ['basket-checkout', ['basket', 'get-shipping-methods'], 12_500],
  ['baskets', ['basket'], 12_000],
  ['catalog', ['get-category'], 10_350],
  ['customer-addresses', ['customer-address'], 9600],
  ['customer-baskets', ['get-customer-baskets'], 11_400],
  ['customer-cards', ['add-customer-payment-instrument'], 9650],
  ['frames', ['get-frame-choices', 'get-product-group'], 11_550],
  ['gift-cards', ['basket', 'get-gift-certificate'], 11_700],
  ['guest-orders', ['look-up-guest-order'], 10_850],
  ['legacy-account', ['check-legacy-account'], 8750],
  ['listing', ['search-listing'], 11_900],
  ['lists', ['get-product-lists', 'create-product-list', 'add-product-list-item'], 9800],
  ['orders', ['order', 'get-customer-orders'], 11_350],
  ['photos', ['create-photo', 'get-photos', 'get-product-group'], 11_650],
  ['product-lookup', ['get-product'], 11_550],
  ['product-search', ['search-products'], 10_550],
  ['promotions', ['get-promotions'], 9500],
  ['ratings', ['get-ratings'], 9600],
  ['recommendations', ['get-recommenders', 'recommendation'], 9900],
  ['sessions', ['authorization', 'token'], 11_200],
  ['similar-works', ['get-similar-products'], 9500],
  ['taxonomies', ['get-taxonomy'], 9450],
  ['translations', ['get-translations'], 8500],
  ['typeahead', ['suggest'], 9900],
  ['works', ['get-product-group'], 11_700],
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
