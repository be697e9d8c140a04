import { createHttp } from '../http/http.ts'
import { catchMistake, untyped } from '../http/testing/untyped.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createAccountHelp } from './account-help.ts'
import { createActivities } from './activities.ts'
import { createBasketService } from './basket.ts'
import { createCheckout } from './checkout.ts'
import { createFavourites } from './favourites.ts'
import { createGiftCards } from './gift-cards.ts'
import { createGuestOrders } from './guest-orders.ts'
import { createListings } from './listing.ts'
import { createNavigation } from './navigation.ts'
import { createNewsletter } from './newsletter.ts'
import { createProducts } from './products.ts'
import { createPromotions } from './promotions.ts'
import { createRecommendations } from './recommendations.ts'
import { createReviews } from './reviews.ts'
import { openShop } from './shop.ts'
import { openShopper } from './shopper.ts'
import { createSignIn } from './sign-in.ts'
import { createSearchSuggestions } from './suggestions.ts'
import { createTexts } from './translations.ts'

const http = createHttp({ services: {}, transport: createMockFetch({}) })
const silent = { log: { warn: () => {} } }
const shopOptions = { organizationId: 'f_ecom', siteId: 'Art', locale: 'en-US' }
const answers = (...methods: readonly string[]) => Object.fromEntries(methods.map(name => [name, () => {}]))

type Factory = (...given: never[]) => unknown

/** Every factory of services, what it is handed in full, and what it says when it is handed nothing, and when the last part is missing. */
const FACTORIES: readonly [create: Factory, given: readonly object[], nothing: string, unfinished: string][] =
  [
    [createAccountHelp, [answers('isLegacy'), silent], 'a client with isLegacy', 'log.warn()'],
    [
      createActivities,
      [
        { recommendations: answers('track'), tracker: answers('pageView') },
        { consent: {}, ...silent },
      ],
      'recommendations.track(), tracker.pageView()',
      'consent, log.warn()',
    ],
    [
      createBasketService,
      [{ client: answers('addItems'), shopper: answers('customer', 'baskets'), currency: 'USD', ...silent }],
      'client.addItems(), shopper.customer(), shopper.baskets(), currency, log.warn()',
      '',
    ],
    [
      createCheckout,
      [
        {
          basket: answers('change'),
          baskets: answers('setEmail'),
          checkout: answers('addPayment'),
          orders: answers('create'),
        },
      ],
      'basket.change(), baskets.setEmail(), checkout.addPayment(), orders.create()',
      '',
    ],
    [
      createFavourites,
      [answers('all'), { shopper: () => {}, ...silent }],
      'a client with all',
      'shopper(), log.warn()',
    ],
    [
      createGiftCards,
      [{ basket: answers('change'), giftCards: answers('balance'), checkout: answers('addGiftCard') }],
      'basket.change(), giftCards.balance(), checkout.addGiftCard()',
      '',
    ],
    [
      createGuestOrders,
      [answers('lookUp'), { ...shopOptions, ...silent }],
      'a client with lookUp',
      'siteId, locale, log.warn()',
    ],
    [createListings, [answers('search'), silent], 'a client with search', 'log.warn()'],
    [createNavigation, [answers('category'), silent], 'a client with category', 'log.warn()'],
    [createNewsletter, [answers('subscribe'), silent], 'a client with subscribe', 'log.warn()'],
    [
      createProducts,
      [answers('group'), { sites: [], now: Date.now, ...silent }],
      'a client with group',
      'sites, now(), log.warn()',
    ],
    [createPromotions, [answers('byIds'), silent], 'a client with byIds', 'log.warn()'],
    [
      createRecommendations,
      [answers('recommenders'), { products: () => {}, ...silent }],
      'a client with recommenders',
      'products(), log.warn()',
    ],
    [createReviews, [answers('list'), silent], 'a client with list', 'log.warn()'],
    [createSearchSuggestions, [answers('suggest'), silent], 'a client with suggest', 'log.warn()'],
    [
      createSignIn,
      [
        {
          sessions: answers('loginWithPassword'),
          accounts: answers('register'),
          basket: answers('mergeAfterLogin'),
          store: answers('write'),
        },
      ],
      'sessions.loginWithPassword(), accounts.register(), basket.mergeAfterLogin(), store.write()',
      '',
    ],
    [createTexts, [answers('get'), silent], 'a client with get', 'log.warn()'],
    [
      openShop,
      [http, { ...shopOptions, ...silent }],
      'http.send(), organizationId, siteId, locale',
      'organizationId, siteId, locale',
    ],
    [
      openShopper,
      [
        http,
        {
          ...shopOptions,
          sessions: answers('loginWithPassword'),
          store: answers('read', 'write'),
          currency: 'USD',
          ...silent,
        },
      ],
      'http.send(), organizationId, siteId, locale, sessions.loginWithPassword(), store.read(), currency',
      'organizationId, siteId, locale, sessions.loginWithPassword(), store.read(), currency',
    ],
  ]

test.each(FACTORIES.map(row => [row[0].name, row] as const))(
  '%s without what it needs is a mistake that says so',
  async (name, [create, given, nothing, unfinished]) => {
    const [first, ...rest] = given
    for (const [handed, needed] of [
      [[], nothing],
      ...(nothing.startsWith('a client') ? [[[{}, ...rest], nothing] as const] : []),
      ...(rest.length > 0 ? [[[first], unfinished] as const, [[first, {}], unfinished] as const] : []),
    ] as const)
      expect(await catchMistake(() => untyped(create, ...handed))).toMatchObject({
        name: 'ConfigError',
        code: 'config',
        message: `${name} needs ${needed}.`,
      })
    expect(await catchMistake(() => untyped(create, ...given))).not.toBeInstanceOf(Error)
  },
)

test.each([
  ['no client', { client: {} }, 'client.addItems()'],
  [
    'a shopper that is a session',
    { shopper: { customer: { customerId: 'c1' } } },
    'shopper.customer(), shopper.baskets()',
  ],
  ['a log that cannot warn', { log: () => {} }, 'log.warn()'],
])('a basket service that is handed %s says what it needs', async (_, wrong, needed) => {
  const parts = {
    client: answers('addItems'),
    shopper: answers('customer', 'baskets'),
    currency: 'USD',
    ...silent,
    ...wrong,
  }
  expect(await catchMistake(() => untyped(createBasketService, parts))).toMatchObject({
    name: 'ConfigError',
    message: `createBasketService needs ${needed}.`,
  })
})
