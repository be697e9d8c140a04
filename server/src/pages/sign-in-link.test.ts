import { within } from '@testing-library/dom'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { documentOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper } from '../testing/shopper.ts'

let shop: StorefrontAndUpstream
let now = 0
const email = 'ada@example.com'

beforeAll(async () => {
  shop = await openStorefront({
    overrides: { limiter: createRateLimiter(() => now) },
    env: { TRUST_PROXY: '1' },
  })
})
beforeEach(() => {
  now += 3_600_000
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

test('a stranger’s wrong guesses do not end the link of another, and ten of them reach the service', async () => {
  const stranger = newShopper(shop.app, '198.51.100.7')
  await stranger.post('/login/email', { email }).expect(200)
  const shopper = newShopper(shop.app, '203.0.113.7')
  await shopper.post('/login/email', { email }).expect(200)
  const token = await mailedToken()
  const before = shop.upstreamLog.length
  const form: number[] = []
  const link: number[] = []
  for (let time = 0; time < 6; time += 1)
    form.push((await stranger.post('/callback', { email, token: `${10_000_000 + time}` })).status)
  for (let time = 0; time < 20; time += 1)
    link.push((await stranger.get(`/callback?token=${20_000_000 + time}`)).status)
  expect(form).toEqual(Array.from(form, () => 422))
  expect(link).toEqual([...Array.from({ length: 4 }, () => 200), ...Array.from({ length: 16 }, () => 429)])
  const guesses = shop.upstreamLog.slice(before).filter(line => JSON.stringify(line).includes('passwordless'))
  expect(guesses).toHaveLength(10)
  const { text, headers } = await stranger.get(`/callback?token=${token}`).expect(429)
  expect(bodyOf(text).getByText('Too many attempts. Please try again in 60 seconds.')).toBeTruthy()
  expect(headers['retry-after']).toBe('60')
  await shopper.get(`/callback?token=${token}`).expect(200)
  expect((await shopper.get('/api/me')).body).toMatchObject({ isSignedIn: true, name: 'Ada' })
})
