import { within } from '@testing-library/dom'
import { documentOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper } from '../testing/shopper.ts'

let shop: StorefrontAndUpstream
const email = 'ada@example.com'

beforeAll(async () => {
  shop = await openStorefront()
})
afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

const bodyOf = (text: string) => within(documentOf(text).body)

async function mailedToken(): Promise<string> {
  const answer = await fetch(`${shop.upstream.url}/outbox.json?to=${encodeURIComponent(email)}`)
  const [mail] = await answer.json()
  return String(mail.token)
}

test('a service that is away does not use up the link, nor says so', async () => {
  const shopper = newShopper(shop.app)
  await shopper.post('/login/email', { email }).expect(200)
  const token = await mailedToken()
  await shop.faults('get-passwordless-token', { status: 503 })
  const { text } = await shopper.get(`/callback?token=${token}`).expect(503)
  expect(text).not.toMatch(/has been used or has expired/)
  const posted = await newShopper(shop.app).post('/callback', { token, email }).expect(503)
  expect(bodyOf(posted.text).getByText('Something went wrong. Try again!')).toBeTruthy()
  await shop.calm()
  const welcome = await shopper.get(`/callback?token=${token}`).expect(200)
  expect(bodyOf(welcome.text).getByRole('heading', { level: 1, name: 'Welcome Ada,' })).toBeTruthy()
})
