import { photoBytes } from '@wallart/fixtures/testing/photo-bytes.ts'
import request, { type Test } from 'supertest'
import { ADA } from '../testing/customer.ts'
import { orderFields } from '../testing/order-fields.ts'
import { documentOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({ env: { TRUST_PROXY: '1' } })
})

afterAll(() => shop.upstream.close())

const PRINT = 'A12AP'
const CARD = { number: '4111 1111 1111 1111', expiry: '12/39', securityCode: '123', billingSame: 'on' }
const ORDER = { orderNumber: 'W000000014', orderEmailAddress: 'ann@example.com' }
const STEPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contact: { email: 'forms@example.com' },
  shipping: {
    firstName: 'Nia',
    lastName: 'Cole',
    addressLine1: '12 Harbor Street',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    country: 'US',
  },
  delivery: { method: 'standard' },
  payment: CARD,
}

const BRANDS = [
  {
    prefix: '',
    list: '/category/subjects-abstract',
    search: '/gallery/search?skq=blue',
    product: '/products/arches-in-crimson-no-1-A1',
    order: ORDER,
  },
  {
    prefix: '/allposters/en-us',
    list: '/category/art-posters',
    search: '/-st/search?skq=blue',
    product: '/-sp/arches-in-crimson-no-1-Posters_i80341_.htm',
    order: { orderNumber: 'W000000024', orderEmailAddress: 'bob@example.com' },
  },
]

type Brand = (typeof BRANDS)[number]

const GUEST_PAGES = [
  '/',
  '/cart',
  '/login',
  '/registration',
  '/b2b_registration',
  '/reset-password',
  '/gift-cards/GC0025',
  '/help/contact',
  '/help/faq',
  '/newsletter',
  '/delivery',
  '/lp/reviews',
  '/customizer/A1',
  '/gallery-wall?piece=A2BFB&piece=A3BFB&piece=A5BP',
  '/frame-my-photos',
  '/orders',
  '/account/favorites',
  '/no-such-page',
]

const CUSTOMER_PAGES = [
  '/account',
  '/account?edit=details',
  '/account?edit=email',
  '/account?edit=password',
  '/account/orders',
  '/account/addresses',
  '/account/addresses?add=yes',
  '/account/payments',
  '/account/payments?add=yes',
  '/account/favorites',
  '/account/wishlist',
  '/checkout',
]

interface Target {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly fields: Readonly<Record<string, string>>
  readonly page: string
}

/** What a form, or a button with an address, is sent to, with the fields that the shopper leaves as they are. */
function targetOf(sender: Element, page: string): Target {
  const form = sender.closest('form') ?? sender
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
  const address = sender.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  const { pathname, search } = new URL(address, `http://shop.test${page}`)
  return {
    method: sender.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get',
    path: pathname,
    search,
    fields: Object.fromEntries(hidden.map(({ name, value }) => [name, value])),
    page,
  }
}

/** A browser that keeps what the forms of its pages are sent to. */
function newVisitor(prefix: string, visitor: string) {
  const agent = request.agent(shop.app).set('x-forwarded-for', visitor)
  const targets = new Map<string, Target>()
  const post = (path: string, fields: Target['fields'] = {}): Test =>
    agent
      .post(prefix + path)
      .set('sec-fetch-site', 'same-origin')
      .type('form')
      .send(fields)
  const keep = ({ text }: { readonly text: string }, page: string): Document => {
    const document = documentOf(text)
    for (const sender of document.querySelectorAll('form, [formaction]')) {
      const target = targetOf(sender, prefix + page)
      targets.set(`${target.method} ${target.path}`, target)
    }
    return document
  }
  return {
    agent,
    targets,
    post,
    keep,
    show: async (page: string) => keep(await agent.get(prefix + page), page),
  }
}

type Visitor = ReturnType<typeof newVisitor>

async function seeShop(visitor: Visitor, { prefix, list, search, product, order }: Brand) {
  for (const page of [...GUEST_PAGES, list, search, product]) await visitor.show(page)
  visitor.keep(await visitor.post('/orders', order).expect(200), '/orders')
  visitor.keep(await visitor.post('/login/email', { email: ADA.email }), '/login')
  const upload = visitor.agent.post(`${prefix}/frame-my-photos`).set('sec-fetch-site', 'same-origin')
  const photo = await photoBytes({ width: 2400, height: 1600 })
  const { headers } = await upload.attach('photos', photo, 'beach.jpg').expect(303)
  visitor.keep(await visitor.agent.get(headers['location'] ?? ''), '/frame-my-photos')
}

async function buy(visitor: Visitor) {
  await visitor.post('/cart/items', { upi: PRINT, quantity: '2' }).expect(303)
  await visitor.post('/cart/promo', { code: 'WELCOME10' }).expect(303)
  await visitor.show('/cart')
  await visitor.show('/checkout')
  for (const [step, fields] of Object.entries(STEPS)) {
    await visitor.post(`/checkout/${step}`, fields).expect(303)
    await visitor.show('/checkout')
  }
  const review = await visitor.show('/checkout')
  await visitor.post('/checkout/order', orderFields(review)).expect(303)
  await visitor.show('/order-confirmation')
}

const isLast = ({ path }: Target) => Number(path.endsWith('/logout'))

/** The forms that nothing answers: their method and address, the page that they stand on, and the status. */
async function findDeadForms({ agent, targets }: Visitor): Promise<readonly string[]> {
  const dead: string[] = []
  for (const target of [...targets.values()].toSorted((a, b) => isLast(a) - isLast(b))) {
    const { method, path, search, fields, page } = target
    const { status } =
      method === 'post'
        ? await agent
            .post(path + search)
            .set('sec-fetch-site', 'same-origin')
            .type('form')
            .send(fields)
        : await agent.get(path).query(fields)
    if (status >= 500 || [404, 405].includes(status)) dead.push(`${method} ${path} of ${page}: ${status}`)
  }
  return dead
}

test.each(BRANDS)('something answers each form of the pages below "$prefix"', async brand => {
  const guest = newVisitor(brand.prefix, '198.51.100.7')
  await seeShop(guest, brand)
  await buy(guest)
  const customer = newVisitor(brand.prefix, '198.51.100.8')
  await customer.post('/cart/items', { upi: PRINT }).expect(303)
  await customer.post('/login', ADA).expect(303)
  for (const page of CUSTOMER_PAGES) await customer.show(page)
  const found = [...guest.targets.keys(), ...customer.targets.keys()]
  const expected = [
    '/cart/promo',
    '/checkout/promo',
    '/checkout/payment',
    '/checkout/order',
    '/account/addresses/save',
    '/logout',
  ]
  expect(found).toEqual(expect.arrayContaining(expected.map(path => `post ${brand.prefix}${path}`)))
  expect(await findDeadForms(guest)).toEqual([])
  expect(await findDeadForms(customer)).toEqual([])
})
