import { gzipSync } from 'node:zlib'
import { buildPrograms } from './bundle.mjs'
import { client, programFor } from './sizes.mjs'

const CLIENT_BYTES = 6600

const sized = async (program: string) => {
  const [bundle] = await buildPrograms([program])
  return { bytes: gzipSync(bundle?.code ?? '', { level: 9 }).length, files: bundle?.files ?? [] }
}

const catalog = programFor(client('catalog'))

test('one client costs a browser at most 6.6 kB, and no dependency', async () => {
  const { bytes, files } = await sized(catalog)
  expect(files).toContain('sdk/src/http/http.ts')
  expect(bytes).toBeLessThanOrEqual(CLIENT_BYTES)
  expect(files.filter(file => file.includes('node_modules'))).toEqual([])
})

// No client costs more than 13.25 kB with the contract of its call; most cost far less. Some 1.6 kB of each are the sentences that say what
// is wrong with a set-up, a setting, an argument, an address or an answer, and what to do.
test.each<[client: string, contracts: readonly string[], most: number]>([
  ['accounts', ['customer'], 11_800],
  ['product-records', ['get-art-product'], 11_300],
  ['auth-emails', ['token'], 11_900],
  ['basket-checkout', ['basket', 'get-shipping-methods'], 13_150],
  ['baskets', ['basket'], 12_900],
  ['catalog', ['get-category'], 11_000],
  ['customer-addresses', ['customer-address'], 10_450],
  ['customer-baskets', ['get-customer-baskets'], 12_100],
  ['customer-cards', ['add-customer-payment-instrument'], 10_450],
  ['frames', ['get-frame-choices', 'get-product-group'], 12_550],
  ['gift-cards', ['basket', 'get-gift-certificate'], 12_550],
  ['guest-orders', ['look-up-guest-order'], 11_700],
  ['legacy-account', ['check-legacy-account'], 9600],
  ['listing', ['search-listing'], 13_350],
  ['lists', ['get-product-lists', 'create-product-list', 'add-product-list-item'], 10_950],
  ['orders', ['order', 'get-customer-orders'], 12_450],
  ['photos', ['create-photo', 'get-photos', 'get-product-group'], 12_850],
  ['product-lookup', ['get-product'], 12_650],
  ['product-search', ['search-products'], 11_500],
  ['promotions', ['get-promotions'], 10_300],
  ['ratings', ['get-ratings'], 10_200],
  ['recommendations', ['get-recommenders', 'recommendation'], 10_750],
  ['sessions', ['authorization', 'token'], 12_050],
  ['similar-works', ['get-similar-products'], 10_300],
  ['taxonomies', ['get-taxonomy'], 10_250],
  ['translations', ['get-translations'], 9100],
  ['typeahead', ['suggest'], 10_900],
  ['works', ['get-product-group'], 12_950],
])('the client %s costs a browser with %j at most %i B', async (name, contracts, most) => {
  const { bytes, files } = await sized(programFor(client(name, ...contracts)))
  expect(files).toContain(`sdk/src/clients/${name}.ts`)
  expect(bytes).toBeLessThanOrEqual(most)
})

test.each([
  ['background-queue', 300],
  ['coalesced', 580],
  ['with-circuit-breaker', 970],
  ['with-cache', 750],
  ['with-concurrency-limit', 680],
  ['read-only', 300],
  ['reference-services', 300],
  ['relative-urls', 310],
  ['retry-budget', 200],
  ['with-trace', 200],
])('%s adds at most %i B to a client, and nothing to one that does without', async (part, most) => {
  const { bytes, files } = await sized(catalog)
  const { bytes: larger } = await sized(`${catalog}\nexport * from '@wallart/sdk/http/${part}'`)
  expect(files).not.toContain(`sdk/src/http/${part}.ts`)
  expect(larger).toBeGreaterThan(bytes)
  expect(larger - bytes).toBeLessThanOrEqual(most)
})
