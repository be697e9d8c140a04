import { ADA } from '../testing/customer.ts'
import { newShopper } from '../testing/shopper.ts'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

const alertOf = (text: string) => mainOf(text).querySelector('[role=alert]')?.textContent

test('where the shop’s own secret is refused, no shopper reads that a password is wrong, and forms fail', async () => {
  const body = { error: 'invalid_client', message: 'Invalid client id or secret.' }
  const shopper = newShopper(shop.app)
  await shop.faults('get-token', { status: 401, body })
  const { text } = await shopper.post('/login', ADA).expect(503)
  expect(alertOf(text)).toBe('Something went wrong. Try again!')
  await newShopper(shop.app).add('A12AP').expect(503)
  await shop.calm()
  const wrong = await newShopper(shop.app)
    .post('/login', { ...ADA, password: 'Wrong2026!' })
    .expect(422)
  expect(alertOf(wrong.text)).toContain('not right with your email or password')
})
