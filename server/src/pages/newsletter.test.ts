import request from 'supertest'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream
let visitors = 0

beforeAll(async () => {
  shop = await openStorefront({ env: { TRUST_PROXY: '1' } })
})

afterEach(() => shop.calm())

afterAll(() => shop.upstream.close())

// A new client address each time, so that rate limits do not interfere.
const signUp = (email: string, accept = 'text/html') =>
  request(shop.app)
    .post('/newsletter')
    .set({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `203.0.113.${(visitors += 1)}`, accept })
    .type('form')
    .send({ email })

const GENERIC = { code: 'error.generic', message: 'Something went wrong. Try again!' }

test('who signs up is led to a page that says so, also the second time (FTR-10)', async () => {
  for (const email of ['ann@example.com', 'ANN@example.com ']) {
    const { headers } = await signUp(email).expect(303)
    expect(headers['location']).toBe('/newsletter?subscribed=yes')
  }
  const { text } = await request(shop.app).get('/newsletter?subscribed=yes').expect(200)
  expect(mainOf(text).querySelector('h1')?.textContent).toBe('You have been subscribed')
})

test('with scripts the answer is JSON', async () => {
  const { body } = await signUp('bob@example.com', 'application/json').expect(200)
  expect(body).toEqual({ redirect: { status: 303, location: '/newsletter?subscribed=yes' } })
})

test('when the service refuses, the page claims no subscription and keeps what was typed (FTR-11)', async () => {
  await shop.faults('subscribe-newsletter', { status: 503 })
  const { body } = await signUp('cat@example.com', 'application/json').expect(503)
  expect(body).toEqual({ errors: { '': [GENERIC] } })
  const { text } = await signUp('cat@example.com').expect(503)
  const page = mainOf(text)
  expect(page.querySelector('h1')?.textContent).toBe('Newsletter')
  expect(page.textContent).toContain(GENERIC.message)
  expect(page.querySelector('input[type=email]')?.getAttribute('value')).toBe('cat@example.com')
})

test.each(['', ' '])(
  'the shop itself does not mind an empty field; the service does (FTR-09): %j',
  async email => {
    const { body } = await signUp(email, 'application/json').expect(422)
    expect(body).toEqual({ errors: { '': [GENERIC] } })
  },
)

test('what is no email address is refused where it was typed (FTR-08)', async () => {
  const { body } = await signUp('nobody', 'application/json').expect(422)
  expect(body.errors.email).toEqual([expect.objectContaining({ code: 'email.invalid' })])
})
