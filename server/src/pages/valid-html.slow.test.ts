import { HtmlValidate, type Message } from 'html-validate'
import request from 'supertest'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper } from '../testing/shopper.ts'

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes no type where the default is meant, and a form of hearts without works has no button.
    'no-implicit-button-type': 'off',
    'wcag/h32': 'off',
    // A choice that is sold out stays a link by role, and a panel of an accordion becomes a tab's.
    'prefer-native-element': 'off',
    // Scripts and styles come from the page's own origin.
    'require-sri': 'off',
  },
})

/** What the Nu checker says of it: beside sizes every candidate of a srcset names its width. */
function candidatesWithoutWidth(html: string): readonly string[] {
  return [...html.matchAll(/<(?:img|source|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(tag => /\s(?:imagesizes|sizes)="[^"]+"/i.test(tag))
    .flatMap(tag => /\s(?:imagesrcset|srcset)="([^"]*)"/i.exec(tag)?.[1]?.split(/,\s*(?=\/|https?:)/) ?? [])
    .filter(candidate => !/ \d+w$/.test(candidate.trim()))
}

async function mistakes(html: string): Promise<readonly string[]> {
  const { results } = await checker.validateString(html)
  const found = results.flatMap(({ messages }): readonly Message[] => messages)
  return [
    ...found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ...candidatesWithoutWidth(html).map(candidate => `srcset without a width: ${candidate}`),
  ]
}

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

const PAGES = [
  ['home', 200, '/'],
  ['a category', 200, '/category/rooms'],
  ['a sorted category', 200, '/category/rooms?sort=newest'],
  ['a search', 200, '/search?skq=arches'],
  ['a search without hits', 200, '/search?skq=zzempty'],
  ['a work', 200, '/product/A1'],
  ['an empty cart', 200, '/cart'],
  ['the sign-in', 200, '/login'],
  ['the order lookup', 200, '/orders'],
  ['the delivery', 200, '/delivery?upi=A12AP'],
  ['the newsletter', 200, '/newsletter'],
  ['a page that does not exist', 404, '/nowhere'],
  ['a list that cannot be loaded', 503, '/search?skq=zzdown'],
  ['the checkout’s frame', 404, '/nowhere/checkout'],
] as const

describe.each(['', '/allposters', '/fr-ca'])('with the prefix %j', prefix => {
  test.each(PAGES)('%s (%i) is valid HTML', async (_, status, path) => {
    const { text } = await request(shop.app)
      .get(prefix + path)
      .redirects(1)
      .expect(status)
    expect(await mistakes(text)).toEqual([])
  })

  test('a cart with all that it can show, its checkout and a page with its errors are valid HTML', async () => {
    const shopper = newShopper(shop.app)
    await shopper.post(`${prefix}/cart/items`, { upi: 'A12AP' }).expect(303)
    await shopper.post(`${prefix}/cart/promo`, { code: 'SAVE25' }).expect(303)
    await shopper.post(`${prefix}/cart/estimate`, { country: 'US', zip: '10001' }).expect(303)
    for (const path of ['/cart', '/checkout'])
      expect(await mistakes((await shopper.get(prefix + path).expect(200)).text)).toEqual([])
    const { text } = await shopper.post(`${prefix}/login`, { login: 'nobody', password: '' })
    expect(await mistakes(text)).toEqual([])
  })
})

const LATER_PAGES = [
  '/help/contact',
  '/help/faq',
  '/help/sitemap',
  '/blog',
  '/gift-cards/GC0025',
  '/frame-my-photos',
  '/customizer/A12',
  '/registration',
  '/reset-password',
]

const ACCOUNT_PAGES = [
  '/account',
  '/account/orders',
  '/account/orders/W000000031',
  '/account/addresses',
  '/account/addresses?edit=Studio',
  '/account/payments',
  '/account/favorites',
  '/account/wishlist',
]

test('pages of help, gifts and frames, and those of an account, are valid HTML', async () => {
  const [guest, ada] = [newShopper(shop.app), newShopper(shop.app)]
  await ada.post('/login', { email: 'ada@example.com', password: 'Gallery2026!' }).expect(303)
  const answers = [
    ...LATER_PAGES.map(path => ({ path, page: guest.get(path) })),
    ...ACCOUNT_PAGES.map(path => ({ path, page: ada.get(path) })),
  ]
  for (const { path, page } of answers) {
    const { text, status } = await page
    expect({ path, status, mistakes: await mistakes(text) }).toEqual({ path, status: 200, mistakes: [] })
  }
})

test.each([
  ['<p><div>block in a paragraph</div></p>', /element-permitted-content|close-order|no-implicit-close/],
  ['<ul><div>no item</div></ul>', /element-permitted-content/],
  ['<b id="a"></b><b id="a"></b>', /no-dup-id/],
  ['<img src="/a.jpg">', /wcag\/h37/],
  ['<img src="/a.jpg" alt="" sizes="9rem" srcset="/a.jpg?width=1,2">', /srcset without a width/],
])('%s would not pass', async (fragment, mistake) => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${fragment}</body></html>`
  expect((await mistakes(html)).join('\n')).toMatch(mistake)
})
