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
const basketParts = { client: {}, shopper: {}, currency: 'USD', ...silent }
const shopOptions = { organizationId: 'f_ecom', siteId: 'Art', locale: 'en-US' }
const answers = (...methods: readonly string[]) => Object.fromEntries(methods.map(name => [name, () => {}]))

type Factory = (...given: never[]) => unknown

/** Every factory of services, what it is handed in full, and what it says when it is handed nothing, and when the last part is missing. */
const FACTORIES: readonly [create: Factory, given: readonly object[], nothing: string, unfinished: string][] =
  [
    [createAccountHelp, [answers('isLegacy'), silent], 'a client with isLegacy', 'the option log'],
    [
      createActivities,
      [
        { recommendations: {}, tracker: {} },
        { consent: {}, ...silent },
      ],
      'the options recommendations, tracker',
      'the options consent, log',
    ],
    [createBasketService, [basketParts], 'the options client, shopper, currency, log', ''],
    [
      createCheckout,
      [{ basket: {}, baskets: {}, checkout: {}, orders: {} }],
      'the options basket, baskets, checkout, orders',
      '',
    ],
    [
      createFavourites,
      [answers('all'), { shopper: () => {}, ...silent }],
      'a client with all',
      'the options shopper, log',
    ],
    [
      createGiftCards,
      [{ basket: {}, giftCards: {}, checkout: {} }],
      'the options basket, giftCards, checkout',
      '',
    ],
    [
      createGuestOrders,
      [answers('lookUp'), { ...shopOptions, ...silent }],
      'a client with lookUp',
      'the options siteId, locale, log',
    ],
    [createListings, [answers('search'), silent], 'a client with search', 'the option log'],
    [createNavigation, [answers('category'), silent], 'a client with category', 'the option log'],
    [createNewsletter, [answers('subscribe'), silent], 'a client with subscribe', 'the option log'],
    [
      createProducts,
      [answers('group'), { sites: [], now: Date.now, ...silent }],
      'a client with group',
      'the options sites, now, log',
    ],
    [createPromotions, [answers('byIds'), silent], 'a client with byIds', 'the option log'],
    [
      createRecommendations,
      [answers('recommenders'), { products: () => {}, ...silent }],
      'a client with recommenders',
      'the options products, log',
    ],
    [createReviews, [answers('list'), silent], 'a client with list', 'the option log'],
    [createSearchSuggestions, [answers('suggest'), silent], 'a client with suggest', 'the option log'],
    [
      createSignIn,
      [{ sessions: {}, accounts: {}, basket: {}, store: {} }],
      'the options sessions, accounts, basket, store',
      '',
    ],
    [createTexts, [answers('get'), silent], 'a client with get', 'the option log'],
    [
      openShop,
      [http, { ...shopOptions, ...silent }],
      'the options http, organizationId, siteId, locale',
      'the options organizationId, siteId, locale',
    ],
    [
      openShopper,
      [http, { ...shopOptions, sessions: {}, store: {}, currency: 'USD', ...silent }],
      'the options http, organizationId, siteId, locale, sessions, store, currency',
      'the options organizationId, siteId, locale, sessions, store, currency',
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
