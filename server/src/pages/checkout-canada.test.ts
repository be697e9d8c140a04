import request from 'supertest'
import { EMAIL, MAINE, orderOfData, QUEBEC, STEPS, walk } from '../testing/checkout-steps.ts'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper } from '../testing/shopper.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({ env: { TRUST_PROXY: '1' } })
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

const SENTENCE =
  'This item cannot be shipped to Canada due to licensing restrictions. U.S. shipping available.'

async function restrictedUpi(): Promise<string> {
  const { body } = await request(shop.upstream.url).get('/bizapi/v1/products/groups/A41?siteId=Art')
  return String(body.products[0].upi)
}

test('a work that may not be sent to Canada is refused there and sold to the United States (PDP-56)', async () => {
  const shopper = newShopper(shop.app, '198.51.100.1')
  await shopper.add(await restrictedUpi()).expect(200)
  await walk(shopper, { contact: { email: EMAIL } })
  const refused = await shopper.post('/checkout/shipping', QUEBEC).expect(422)
  expect(mainOf(refused.text).textContent).toContain(SENTENCE)
  await walk(shopper, { shipping: MAINE })
})

test.each([
  ['/fr-ca', 'Cet article ne peut être expédié au Canada', 'Dans votre panier\u00A0: '],
  ['/en-ca', SENTENCE, 'In your cart: '],
])(
  'the cart of %s says so at the line, and the checkout says which work it is',
  async (prefix, sentence, introduction) => {
    const shopper = newShopper(shop.app, '198.51.100.5')
    await shopper.send(`${prefix}/cart/items`, { upi: 'A12AP', quantity: '1' }).expect(200)
    const upi = await restrictedUpi()
    await shopper.send(`${prefix}/cart/items`, { upi, quantity: '1' }).expect(200)
    const lines = await shopper.lines(prefix)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.not.objectContaining({ upi: 'A12AP', restriction: expect.anything() }),
        expect.objectContaining({ upi, restriction: expect.stringContaining(sentence) }),
      ]),
    )
    expect((await shopper.lines()).every(({ restriction }) => restriction === undefined)).toBe(true)
    await walk(shopper, { contact: { email: EMAIL } })
    const refused = await shopper.post(`${prefix}/checkout/shipping`, QUEBEC).expect(422)
    const text = mainOf(refused.text).textContent
    expect(text).toContain(sentence)
    expect(text).toMatch(new RegExp(`${introduction}[^.,{]+\\.`))
  },
)

test('nor in a frame of the customizer (PDP-56)', async () => {
  const shopper = newShopper(shop.app, '198.51.100.3')
  await shopper.add('A41BYVBX0X0C').expect(200)
  await walk(shopper, { contact: { email: EMAIL } })
  const refused = await shopper.post('/checkout/shipping', QUEBEC).expect(422)
  expect(mainOf(refused.text).textContent).toContain(SENTENCE)
})

test('while the products cannot be asked, nothing is sent to Canada', async () => {
  const shopper = newShopper(shop.app, '198.51.100.4')
  const { headers } = await shopper.add('A14AP').expect(200)
  const cookies = [headers['set-cookie'] ?? []].flat().map(cookie => cookie.split(';')[0])
  await walk(shopper, { contact: { email: EMAIL } })
  // Another server has not asked for them yet.
  const { app } = await shop.beforeSame()
  const ship = () =>
    request(app)
      .post('/checkout/shipping')
      .set({ cookie: cookies.join('; '), 'sec-fetch-site': 'same-origin' })
      .type('form')
      .send(QUEBEC)
  await shop.faults('get-product-group', { status: 503 })
  expect((await ship()).status).toBe(503)
  await shop.calm()
  expect((await ship()).status).toBe(303)
})

test('one that came into the cart after the address is not ordered there either (PDP-56)', async () => {
  const shopper = newShopper(shop.app, '198.51.100.2')
  await shopper.add('A12AP').expect(200)
  await walk(shopper, { ...STEPS, shipping: QUEBEC })
  await shopper.add(await restrictedUpi()).expect(200)
  const { body: data } = await shopper.get('/_data/checkout?step=review').expect(200)
  const refused = await shopper.post('/checkout/order', orderOfData.parse(data)).expect(303)
  expect(refused.headers['location']).toBe('/checkout?step=shipping')
  const { text } = await shopper.get('/checkout?step=shipping').expect(200)
  expect(mainOf(text).textContent).toContain(SENTENCE)
})
