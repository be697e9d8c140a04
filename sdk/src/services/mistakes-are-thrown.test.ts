import { footerSignUp } from '../rules/forms/newsletter-sign-up.ts'
import { viewPageActivity } from '../rules/activities/page-activities.ts'
import { catchError } from '../http/testing/catch-error.ts'
import { ConfigError } from '../errors/config-error.ts'
import { createFavourites } from './favourites.ts'
import { createStorefront, type Storefront } from './storefront.ts'

const visitor = { realm: 'wall', instanceType: 'sbx', cookieId: 'usid-1' } as const

const questions: readonly [string, (storefront: Storefront) => Promise<unknown>][] = [
  ['the menu', ({ navigation }) => navigation.menu()],
  ['a list', ({ listings }) => listings.search({ categoryId: '1' })],
  ['proposals', ({ suggestions }) => suggestions.suggest('sea')],
  ['similar works', ({ products }) => products.similar('A1042')],
  ['a taxonomy', ({ products }) => products.taxonomy('A1042')],
  ['ratings', ({ products }) => products.ratings()],
  ['an upload', ({ products }) => products.uploadedPhoto('A1042')],
  ['promotions', ({ promotions }) => promotions.byIds(['summer'])],
  ['recommenders', ({ recommendations }) => recommendations.recommenders()],
  ['recommendations', ({ recommendations }) => recommendations.product('pdp', { identity: visitor })],
  ['a zone', ({ recommendations }) => recommendations.zone('home', { identity: visitor })],
  ['reviews', ({ reviews }) => reviews.list({ sort: 'newest', page: 1 })],
  ['texts', ({ texts }) => texts.forLocale('en-US')],
  ['the newsletter', ({ newsletter }) => newsletter.subscribe(footerSignUp('jane@example.com'))],
  ['an order', ({ guestOrders }) => guestOrders.lookUp({ orderNumber: 'W123456789', email: 'a@b.co' })],
  ['a new password', ({ accountHelp }) => accountHelp.resetPassword('jane@example.com')],
  ['an old account', ({ accountHelp }) => accountHelp.isLegacy('jane@example.com', { status: 401 })],
  ['an activity', ({ activitiesFor }) => activitiesFor({}).track(viewPageActivity(visitor, '/cart'))],
  ['a page view', ({ activitiesFor }) => activitiesFor({}).pageView()],
]

test.each(questions)('%s of a service without an address is a mistake, not a failure', async (_, ask) => {
  const warnings: unknown[] = []
  const storefront = createStorefront({
    siteId: 'Art',
    organizationId: 'f_ecom_wallart',
    services: {},
    auth: { clientId: 'partner', redirectUri: 'https://shop.test/callback' },
    log: { warn: (...line) => void warnings.push(line) },
  })
  expect(await catchError(ask(storefront))).toMatchObject({ name: 'ConfigError', code: 'config' })
  expect(warnings).toEqual([])
})

const mistake = new ConfigError('No address is configured.')
const shopper = async () => ({ customerId: 'c1', customerType: 'registered' }) as const
const fail = () => Promise.reject(mistake)

test('a heart forgives no mistake either', async () => {
  const log = { warn: () => {} }
  const lists = { all: fail, create: fail, addItem: fail, removeItem: fail }
  expect(await catchError(createFavourites(lists, { shopper, log }).add('I1'))).toBe(mistake)
})
