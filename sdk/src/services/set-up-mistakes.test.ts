import { createAccountsClient } from '../clients/accounts.ts'
import { createAuthEmailsClient } from '../clients/auth-emails.ts'
import { createAuthClient } from '../clients/auth.ts'
import { createBasketCheckoutClient } from '../clients/basket-checkout.ts'
import { createBasketsClient } from '../clients/baskets.ts'
import { createCatalogClient } from '../clients/catalog.ts'
import { createContactClient } from '../clients/contact.ts'
import { createCustomerAddressesClient } from '../clients/customer-addresses.ts'
import { createCustomerBasketsClient } from '../clients/customer-baskets.ts'
import { createCustomerCardsClient } from '../clients/customer-cards.ts'
import { createCustomersClient } from '../clients/customers.ts'
import { createFramesClient } from '../clients/frames.ts'
import { createGiftCardsClient } from '../clients/gift-cards.ts'
import { createGuestOrdersClient } from '../clients/guest-orders.ts'
import { createLegacyAccountClient } from '../clients/legacy-account.ts'
import { createListingClient } from '../clients/listing.ts'
import { createListsClient } from '../clients/lists.ts'
import { createNewsletterClient } from '../clients/newsletter.ts'
import { createOrdersClient } from '../clients/orders.ts'
import { createPhotosClient } from '../clients/photos.ts'
import { createProductLookupClient } from '../clients/product-lookup.ts'
import { createProductRecordsClient } from '../clients/product-records.ts'
import { createProductSearchClient } from '../clients/product-search.ts'
import { createProductsClient } from '../clients/products.ts'
import { createPromotionsClient } from '../clients/promotions.ts'
import { createRatingsClient } from '../clients/ratings.ts'
import { createRecommendationsClient } from '../clients/recommendations.ts'
import { createReviewsClient } from '../clients/reviews.ts'
import { createSessionsClient } from '../clients/sessions.ts'
import { createSimilarWorksClient } from '../clients/similar-works.ts'
import { createSitemapClient } from '../clients/sitemap.ts'
import { createTaxonomiesClient } from '../clients/taxonomies.ts'
import { createTrackerClient } from '../clients/tracker.ts'
import { createTranslationsClient } from '../clients/translations.ts'
import { createTypeaheadClient } from '../clients/typeahead.ts'
import { createWorksClient } from '../clients/works.ts'
import { coalesced } from '../http/coalesced.ts'
import { createHttp, type Http } from '../http/http.ts'
import { referenceServices } from '../http/reference-services.ts'
import { catchMistake, untyped } from '../http/testing/untyped.ts'
import { withCache } from '../http/with-cache.ts'
import { withContractMode } from '../http/with-contract-mode.ts'
import { getProductGroupContract } from '../operations/get-product-group.contract.ts'
import { suggestContract } from '../operations/suggest.contract.ts'
import { suggest } from '../operations/suggest.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { openShop } from './shop.ts'
import { createStorefront } from './storefront.ts'

const services = referenceServices('https://shop.test', 'Art')
const auth = { clientId: 'partner', redirectUri: 'https://shop.test/callback' }
const storefront = { siteId: 'Art', organizationId: 'f_ecom', services, auth }
const transport = createMockFetch({})
const http = createHttp({ services, transport })
const search = (settings: object) =>
  createTypeaheadClient(createHttp({ services, transport, ...settings }), {
    contracts: { suggestions: suggestContract },
  }).suggest('sea')
const untypedLookup = (sender: Http) =>
  Reflect.apply(createProductLookupClient, undefined, [sender, Object(shopOptions)])
const works = createWorksClient(http, { siteId: 'Art', contracts: { group: getProductGroupContract } })

const CLIENTS: Readonly<Record<string, (...given: never[]) => unknown>> = {
  createAccountsClient,
  createAuthClient,
  createAuthEmailsClient,
  createBasketCheckoutClient,
  createBasketsClient,
  createCatalogClient,
  createContactClient,
  createCustomerAddressesClient,
  createCustomerBasketsClient,
  createCustomerCardsClient,
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
  createProductLookupClient,
  createProductRecordsClient,
  createProductSearchClient,
  createProductsClient,
  createPromotionsClient,
  createRatingsClient,
  createRecommendationsClient,
  createReviewsClient,
  createSessionsClient,
  createSimilarWorksClient,
  createSitemapClient,
  createTaxonomiesClient,
  createTrackerClient,
  createTranslationsClient,
  createTypeaheadClient,
  createWorksClient,
}

test.each(Object.entries(CLIENTS))(
  '%s without what it needs is a mistake that says so',
  async (name, create) => {
    const withoutOptions = name === 'createNewsletterClient' ? [http, null] : [http]
    for (const given of [[], [{}, {}], withoutOptions])
      expect(await catchMistake(() => untyped(create, ...given))).toMatchObject({
        name: 'ConfigError',
        code: 'config',
        message: expect.stringMatching(/^A client needs (http|options|http, options)\.$/),
      })
    expect(await catchMistake(() => untyped(create, http, { siteId: 'Art' }))).not.toBeInstanceOf(Error)
  },
)

const shopOptions = { organizationId: 'f_ecom', siteId: 'Art', locale: 'en-US' }

const SITELESS = new Set(
  [
    createGuestOrdersClient,
    createListingClient,
    createNewsletterClient,
    createProductRecordsClient,
    createRatingsClient,
    createRecommendationsClient,
    createSimilarWorksClient,
    createTaxonomiesClient,
    createTranslationsClient,
    createTypeaheadClient,
  ].map(({ name }) => name),
)

test.each(Object.entries(CLIENTS).filter(([name]) => !SITELESS.has(name)))(
  '%s for a site that there is not is a mistake that lists those that there are (CFG-05)',
  async (_, create) => {
    for (const siteId of ['art', 'toString', undefined])
      expect(await catchMistake(() => untyped(create, http, { ...shopOptions, siteId }))).toMatchObject({
        name: 'ConfigError',
        message: 'Invalid siteId',
        hint: 'siteId is Art or AllPosters.',
      })
  },
)

const callsWithoutContract = (sender: Http) =>
  [
    ...[{}, { contracts: undefined }, { contracts: {} }].map((options): [string, () => unknown, string] => [
      `a client whose options are ${JSON.stringify(options)}`,
      () => Reflect.apply(createTypeaheadClient, undefined, [sender, options]).suggest('sea'),
      'suggest needs contracts.suggestions of @wallart/sdk/contracts/suggest: hand it to the client.',
    ]),
    ...['product', 'products'].map((method): [string, () => unknown, string] => [
      `${method} without contracts`,
      () => Reflect.get(untypedLookup(sender), method)(method === 'product' ? 'A1042' : ['A1042']),
      `get-${method} needs contracts.product of @wallart/sdk/contracts/get-product: hand it to the client.`,
    ]),
    [
      'a category without contracts',
      () =>
        Reflect.apply(createCatalogClient, undefined, [
          sender,
          { ...shopOptions, contracts: undefined },
        ]).category('root'),
      'get-category needs contracts.category of @wallart/sdk/contracts/get-category: hand it to the client.',
    ],
    [
      'ways of shipping without contracts',
      () =>
        Reflect.apply(createBasketCheckoutClient, undefined, [
          sender,
          { ...shopOptions, contracts: {} },
        ]).shippingMethods({ basketId: 'b', currency: 'USD' }),
      'get-shipping-methods needs contracts.shippingMethods of @wallart/sdk/contracts/get-shipping-methods: hand it to the client.',
    ],
  ] satisfies [string, () => unknown, string][]

test.each<[string, () => unknown, string]>([
  ['no options', () => untyped(createHttp), 'createHttp needs services.'],
  [
    'a misspelt option',
    () => untyped(createHttp, { services, timeout: 1000 }),
    'createHttp takes no timeout, but services, timeoutMs, retries, headers, transport, correlationId, traceParent, totalMs, maxBytes, budget, hooks, clock, random.',
  ],
  [
    'no services',
    () => untyped(createStorefront, { ...storefront, services: undefined }),
    'createStorefront needs services.',
  ],
  [
    'a storefront without options',
    () => untyped(createStorefront),
    'createStorefront needs siteId, organizationId, services, auth.clientId, auth.redirectUri.',
  ],
  [
    'a storefront without a program',
    () => untyped(createStorefront, { ...storefront, auth: undefined }),
    'createStorefront needs auth.clientId, auth.redirectUri.',
  ],
  [
    'a program without a name',
    () => untyped(createStorefront, { ...storefront, auth: {} }),
    'createStorefront needs auth.clientId, auth.redirectUri.',
  ],
  ['an unknown brand', () => untyped(createStorefront, { ...storefront, siteId: 'art' }), 'Invalid siteId'],
  ...[
    http,
    coalesced(http),
    withCache(http, { store: new Map() }),
    withContractMode(http, { mode: 'report' }),
  ].flatMap(callsWithoutContract),
  [
    'a call of an own operation without a contract',
    () => untyped(http.send.bind(http), { ...suggest, contract: undefined }, { query: { q: 'sea' } }),
    'suggest needs a contract: hand it to the client.',
  ],
  [
    'similar works of an unknown brand',
    () => untyped(createSimilarWorksClient, http, { siteId: 'art' }),
    'Invalid siteId',
  ],
  [
    'a shop of an unknown brand',
    () => untyped(openShop, http, { ...shopOptions, siteId: 'art' }),
    'Invalid siteId',
  ],
  [
    'the reference upstream without its address',
    () => untyped(referenceServices, undefined, 'Art'),
    'referenceServices needs url.',
  ],
  ...['art', undefined].map((siteId): [string, () => unknown, string] => [
    `the reference upstream of the brand ${siteId}`,
    () => untyped(referenceServices, 'https://shop.test', siteId),
    'Invalid siteId',
  ]),
  [
    'options of a call among those of a work',
    () => untyped(works.group, { upi: 'A1042' }, { timeoutMs: 5 }),
    'The query of group takes no timeoutMs, but at, zipCode.',
  ],
  [
    'a search for nothing',
    () => untyped(createTypeaheadClient(http, { contracts: { suggestions: suggestContract } }).suggest),
    'suggest needs term (string).',
  ],
  [
    'no time',
    () => search({ timeoutMs: -1 }),
    'timeoutMs must be above 0, and retries a whole number from 0.',
  ],
  [
    'a time in words',
    () => search({ timeoutMs: 'x' }),
    'timeoutMs must be above 0, and retries a whole number from 0.',
  ],
  [
    'fewer than no retries',
    () => search({ retries: -1 }),
    'timeoutMs must be above 0, and retries a whole number from 0.',
  ],
  [
    'one and a half retries',
    () => search({ retries: 1.5 }),
    'timeoutMs must be above 0, and retries a whole number from 0.',
  ],
  [
    'a signal that is none',
    () =>
      untyped(createTypeaheadClient(http, { contracts: { suggestions: suggestContract } }).suggest, 'sea', {
        signal: {},
      }),
    'signal must be an AbortSignal.',
  ],
  [
    'an unknown way to check contracts',
    () => untyped(createStorefront, { ...storefront, contracts: 'loose' }),
    'There is no contract mode loose: it is strict, report or off.',
  ],
  [
    'an unknown mode of a sender',
    () => untyped(withContractMode, http, { mode: undefined }),
    'There is no contract mode undefined: it is strict, report or off.',
  ],
  [
    'a service without an address',
    () => search({ services: { commerce: 'https://shop.test' } }),
    'No address is configured for the service typeahead: add it to services.',
  ],
  [
    'a path where there is no page',
    () => search({ services: { typeahead: '/proxy/typeahead' }, transport: undefined }),
    'The address of the service typeahead is a path, which needs a page.',
  ],
  ...['127.0.0.1:4927', 'ftp://shop.test', 'not a url'].map((typeahead): [string, () => unknown, string] => [
    `the address ${typeahead}`,
    () => search({ services: { typeahead } }),
    'The address of the service typeahead must begin with http:// or https://, or with / for a proxy.',
  ]),
])('%s is a mistake that says what to do', async (_, program, message) => {
  expect(await catchMistake(program)).toMatchObject({ name: 'ConfigError', code: 'config', message })
  expect(transport.calls).toEqual([])
})
