import { createTokenSource } from '../auth/token-source.ts'
import { createMemoryStore } from '../auth/token-store.ts'
import { createAuthClient } from '../clients/auth.ts'
import { createBasketCheckoutClient } from '../clients/basket-checkout.ts'
import { createBasketsClient } from '../clients/baskets.ts'
import { createCatalogClient } from '../clients/catalog.ts'
import { createContactClient } from '../clients/contact.ts'
import { createCustomersClient } from '../clients/customers.ts'
import { createFramesClient } from '../clients/frames.ts'
import { createGiftCardsClient } from '../clients/gift-cards.ts'
import { createGuestOrdersClient } from '../clients/guest-orders.ts'
import { createLegacyAccountClient } from '../clients/legacy-account.ts'
import { listingPages } from '../clients/listing-pages.ts'
import { createListingClient } from '../clients/listing.ts'
import { createListsClient } from '../clients/lists.ts'
import { createNewsletterClient } from '../clients/newsletter.ts'
import { createOrdersClient } from '../clients/orders.ts'
import { eachItem } from '../clients/pages.ts'
import { createPhotosClient } from '../clients/photos.ts'
import { createProductsClient } from '../clients/products.ts'
import { createPromotionsClient } from '../clients/promotions.ts'
import { createRecommendationsClient } from '../clients/recommendations.ts'
import { createReviewsClient } from '../clients/reviews.ts'
import { createSitemapClient } from '../clients/sitemap.ts'
import { createTrackerClient } from '../clients/tracker.ts'
import { createTranslationsClient } from '../clients/translations.ts'
import { createTypeaheadClient } from '../clients/typeahead.ts'
import { coalesced } from '../http/coalesced.ts'
import { createHttp } from '../http/http.ts'
import { readOnly } from '../http/read-only.ts'
import { referenceServices } from '../http/reference-services.ts'
import { createRelativeUrls, withRelativeUrls } from '../http/relative-urls.ts'
import { catchMistake, untyped } from '../http/testing/untyped.ts'
import { withCache } from '../http/with-cache.ts'
import { withCircuitBreaker } from '../http/with-circuit-breaker.ts'
import { withConcurrencyLimit } from '../http/with-concurrency-limit.ts'
import { withContractMode } from '../http/with-contract-mode.ts'
import { debugHooks, withHooks } from '../http/with-hooks.ts'
import { withResponse } from '../http/with-response.ts'
import { withTokens } from '../http/with-tokens.ts'
import { withTrace } from '../http/with-trace.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { SHOP_CONTRACTS } from './shop/shop-contracts.ts'
import { SHOPPER_CONTRACTS } from './shopper/shopper-contracts.ts'
import { createStorefront } from './storefront.ts'

const transport = createMockFetch({})
const services = referenceServices('https://shop.test', 'Art')
const http = createHttp({ services, transport })
const scope = { organizationId: 'f_ecom', siteId: 'Art', locale: 'en-US', currency: 'USD' } as const
const contracts = { ...SHOP_CONTRACTS, ...SHOPPER_CONTRACTS }
const options = { ...scope, clientId: 'partner', redirectUri: '/callback', site: 'wall-Art', contracts }

const OWNERS = {
  createAuthClient,
  createBasketCheckoutClient,
  createBasketsClient,
  createCatalogClient,
  createContactClient,
  createCustomersClient,
  createFramesClient,
  createGiftCardsClient,
  createGuestOrdersClient,
  createLegacyAccountClient,
  createListingClient,
  createListsClient,
  createNewsletterClient,
  createOrdersClient,
  createPhotosClient,
  createProductsClient,
  createPromotionsClient,
  createRecommendationsClient,
  createReviewsClient,
  createSitemapClient,
  createTrackerClient,
  createTranslationsClient,
  createTypeaheadClient,
}

const { siteId, organizationId, locale } = scope
const storefront = createStorefront({
  siteId,
  organizationId,
  locale,
  services,
  transport,
  auth: { clientId: 'partner', redirectUri: '/callback' },
  store: createMemoryStore(),
})

function callsOf(owner: string, value: unknown): [name: string, call: (...given: never[]) => unknown][] {
  return Object.entries(Object(value)).flatMap(([name, call]) => {
    if (typeof call === 'object') return callsOf(`${owner}.${name}`, call)
    return typeof call === 'function' ? [[`${owner}.${name}`, (...given: never[]) => call(...given)]] : []
  })
}

const CALLS = [
  ...Object.entries(OWNERS).flatMap(([name, create]) => callsOf(name, untyped(create, http, options))),
  ...Object.entries(storefront).flatMap(([name, service]) => callsOf(name, service)),
]

test('the calls of every client and service are looked at', () => {
  expect(CALLS.length).toBeGreaterThan(100)
})

// Everything else is refused before anything is sent.
const NEEDING_NOTHING = [
  'createBasketsClient.merge',
  'createBasketsClient.transfer',
  'createPhotosClient.list',
  'createProductsClient.ratings',
  'createRecommendationsClient.recommenders',
  'createTrackerClient.startSession',
  'createTrackerClient.pageView',
  'navigation.menu',
  'products.similar',
  'products.ratings',
  'recommendations.recommenders',
  'basket.current',
  'basket.sync',
  'basket.ensure',
  'favourites.list',
  'photos.list',
]

test('a call without its arguments is refused, and says which it needs', async () => {
  const results = await Promise.all(
    CALLS.map(async ([name, call]) => ({ name, result: await catchMistake(() => untyped(call)) })),
  )
  const sent = results.filter(({ result }) => Object(result).code !== 'config')
  expect(sent.map(({ name }) => name)).toEqual(NEEDING_NOTHING)
})

test.each([
  ['searchByImages', [['A1']], 'searchByImages needs input (object).'],
  ['searchByImages', [null, {}], 'searchByImages needs imageIds (array).'],
  ['search', [], 'search needs input (object).'],
  ['search', ['mountain'], 'search needs input (object).'],
  [
    'search',
    [{ trem: 'mountain' }],
    'search takes no trem, but term, categoryId, filters, sort, page, limit, img.',
  ],
  ...[
    { filters: 'color:blue' },
    { filters: [{ color: 'blue' }] },
    { filters: [{ id: 'color', values: ['blue'] }] },
  ].map((input): [string, readonly unknown[], string] => [
    'search',
    [input],
    'search takes filters as [{ attributeId, values: [] }].',
  ]),
  [
    'search',
    [{ sort: 'cheap' }],
    'search takes no cheap, but best-matches, best-selling, newest, price-low-to-high, price-high-to-low, title.',
  ],
  ['search', [{}, new AbortController().signal], 'search needs its signal as { signal }.'],
])('%s of listings with %j says what to pass', async (method, given, message) => {
  const listing = createListingClient(http, { contracts })
  for (const owner of [listing, storefront.listings])
    expect(await catchMistake(() => untyped(Reflect.get(owner, method), ...given))).toMatchObject({ message })
})

const NO_TIMEOUT = 'takes no timeout, but timeoutMs, retries, headers, signal, idempotencyKey, onResponse.'

test.each<
  [
    owner: 'basket' | 'signIn' | 'suggestions' | 'listings' | 'http',
    method: string,
    given: readonly unknown[],
    message: string,
  ]
>([
  ['basket', 'add', [{ upi: 'A1' }], 'add needs lines (array).'],
  ['basket', 'add', [[{ upi: 'A1' }]], 'add needs lines.productId, lines.quantity.'],
  ['basket', 'update', ['i1', '2'], 'update needs quantity (number).'],
  [
    'basket',
    'add',
    [[{ productId: 'p1', quantity: 1 }], { timeoutMs: 1 }],
    'add-basket-items takes no timeoutMs, but signal, idempotencyKey.',
  ],
  ['listings', 'search', [{ term: 'sea' }, { timeout: 1 }], `search-listing ${NO_TIMEOUT}`],
  ['suggestions', 'suggest', ['sea', { timeout: 1 }], `suggest ${NO_TIMEOUT}`],
  ['suggestions', 'suggest', [5], 'suggest needs text (string).'],
  ['signIn', 'withPassword', ['x'], 'withPassword needs credentials (object).'],
  [
    'signIn',
    'withPassword',
    [{ email: 'a@b.test', password: 'x' }],
    'withPassword needs credentials.username.',
  ],
  ['http', 'send', [], 'send needs operation (object), call (object).'],
])('%s.%s with %j says what to pass', async (owner, method, given, message) => {
  const result = await catchMistake(() => untyped(Reflect.get(storefront[owner], method), ...given))
  expect(result).toMatchObject({ name: 'ConfigError', message })
})

test('a bare sender says what it needs', async () => {
  expect(await catchMistake(() => untyped(Reflect.get(http, 'send')))).toMatchObject({
    name: 'ConfigError',
    message: 'send needs operation, call.',
  })
})

const HTTP = 'http.send()'

test.each<[call: (...given: never[]) => unknown, needed: string, given?: readonly unknown[]]>([
  [coalesced, HTTP],
  [createMockFetch, 'routes'],
  [createRelativeUrls, 'hosts'],
  [createTokenSource, 'fetch(), refresh()'],
  [debugHooks, 'write()'],
  [(...given) => untyped(eachItem, ...given), 'limit, fetchPage()'],
  [(...given) => untyped(listingPages, ...given), 'client.search(), input'],
  [readOnly, HTTP],
  [withCache, 'http.send(), options.store.get(), options.store.set()'],
  [withCache, 'options.store.get(), options.store.set()', [http, {}]],
  [withCache, 'options.store.set()', [http, { store: { get: () => undefined } }]],
  [withCircuitBreaker, HTTP],
  [withConcurrencyLimit, HTTP],
  [withContractMode, 'http.send(), options'],
  [withContractMode, 'options', [http]],
  [withHooks, 'http.send(), hooks'],
  [withHooks, 'hooks', [http]],
  [withRelativeUrls, 'transport(), hosts'],
  [withResponse, 'send()'],
  [withResponse, 'send()', [Promise.resolve()]],
  [withTokens, 'http.send(), tokens.current()'],
  [withTokens, 'tokens.current()', [http, {}]],
  [withTrace, 'http.send(), context'],
  [withTrace, 'context', [http]],
])('%p needs %s', async (call, needed, given = []) => {
  const mistake = await catchMistake(async () => {
    const made = await untyped(call, ...given)
    // A generator begins with its first item.
    return Symbol.asyncIterator in Object(made) ? Object(made).next() : made
  })
  expect(mistake).toMatchObject({ name: 'ConfigError', message: expect.stringMatching(/^\w+ needs /) })
  expect(mistake).toMatchObject({ message: expect.stringContaining(` needs ${needed}.`) })
})
