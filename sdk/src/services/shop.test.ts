import { createHttp } from '../http/http.ts'
import { referenceServices } from '../http/reference-services.ts'
import { viewPageActivity } from '../rules/activities/page-activities.ts'
import { footerSignUp } from '../rules/forms/newsletter-sign-up.ts'
import { failNetwork, reply, type MockHandler } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { sampleCategory } from '../testing/sample-category.ts'
import { sampleGuestOrder } from '../testing/sample-guest-order.ts'
import { sampleListing } from '../testing/sample-listing.ts'
import { sampleProductGroup } from '../testing/sample-product-group.ts'
import { sampleSuggestions } from '../testing/sample-suggestions.ts'
import { openShop, type Shop } from './shop.ts'

const U = 'http://localhost:4000'
const scope = { organizationId: 'f_ecom_wallart', siteId: 'Art', locale: 'en-US' } as const
const form = { orderNumber: 'W123456789', email: 'jane@example.com' }
const visitor = { realm: 'wall', instanceType: 'sbx', cookieId: 'usid-1' } as const

// Everything a page loader may ask for, the call it makes, and what that call answers.
const serviceCalls: readonly [string, (shop: Shop) => Promise<unknown>, string, unknown][] = [
  ['the menu', shop => shop.navigation.menu(), 'GET /categories/{id}', sampleCategory()],
  ['a list', shop => shop.listings.search({ categoryId: '1' }), `GET ${U}/search/art`, sampleListing()],
  ['proposals', shop => shop.suggestions.suggest('sea'), `GET ${U}/typeahead/art`, sampleSuggestions()],
  [
    'a work',
    shop => shop.products.work({ upi: 'A1042' }, { address: '/products/p1.htm?upi=A1042' }),
    `GET ${U}/bizapi/v1/products/groups/{upi}`,
    sampleProductGroup(),
  ],
  [
    'promotions',
    shop => shop.promotions.byIds(['framed-15']),
    'GET /promotions',
    { limit: 1, data: [], total: 0 },
  ],
  [
    'the recommenders',
    shop => shop.recommendations.recommenders(),
    `GET ${U}/recs/v3/personalization/recommenders/wall-Art`,
    { recommenders: [] },
  ],
  ['an order', shop => shop.guestOrders.lookUp(form), `GET ${U}/orders/guest`, sampleGuestOrder()],
  [
    'the newsletter',
    shop => shop.newsletter.subscribe(footerSignUp(form.email)),
    `POST ${U}/marketing/art`,
    {},
  ],
  ['the texts', shop => shop.texts.forLocale('en-US'), 'GET /static/translations/compiled/en-US.json', {}],
  [
    'old accounts',
    shop => shop.accountHelp.isLegacy('a@b.c', { status: 401 }),
    `GET ${U}/legacy`,
    { isLegacy: true },
  ],
  [
    'an activity',
    shop => shop.activitiesFor({}).track(viewPageActivity(visitor, '/cart')),
    `POST ${U}/recs/v3/activities/wall-Art/viewPage`,
    {},
  ],
]

function openTestShop(call: string, answer: MockHandler) {
  const messages: string[] = []
  const transport = createMockFetch({ [call]: answer })
  const http = createHttp({ services: referenceServices(U, 'Art'), transport, random: () => 0 })
  const log = { warn: (_: unknown, message: string) => void messages.push(message) }
  return { messages, transport, shop: openShop(http, { ...scope, log, recommendationSite: 'wall-Art' }) }
}

test.each(serviceCalls)('a page can ask the shop for %s', async (_, ask, call, answer) => {
  const { messages, shop, transport } = openTestShop(call, reply(answer))
  await ask(shop)
  expect(transport.calls).toHaveLength(1)
  expect(transport.unmatched).toEqual([])
  expect(messages).toEqual([])
})

test.each(serviceCalls.filter(([what]) => what !== 'a work'))(
  'without its service the page still shows: %s',
  async (_, ask, call) => {
    const { messages, shop } = openTestShop(call, failNetwork())
    await ask(shop)
    expect(messages).toHaveLength(1)
  },
)

test('no promotions need no call', async () => {
  const { shop, transport } = openTestShop('GET /promotions', failNetwork())
  expect(await shop.promotions.byIds([])).toEqual([])
  expect(transport.calls).toEqual([])
})

test('for a caller who declined tracking nothing is sent', async () => {
  const { shop, transport } = openTestShop('POST /nowhere', failNetwork())
  await shop.activitiesFor({ doNotTrack: '1' }).track(viewPageActivity(visitor, '/cart'))
  await shop.activitiesFor({ globalPrivacyControl: true }).pageView()
  expect(transport.calls).toEqual([])
})
