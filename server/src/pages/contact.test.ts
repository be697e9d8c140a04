import request from 'supertest'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream
let visitors = 0

beforeAll(async () => {
  shop = await openStorefront({
    env: { TRUST_PROXY: '1' },
    overrides: { limiter: createRateLimiter(() => 0) },
  })
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

const MESSAGE = {
  topic: 'order',
  name: 'Ann Lee',
  email: 'ann@example.com',
  orderNumber: 'W000000014',
  message: 'Where is it?',
}

const send = (fields: Readonly<Record<string, string>>, path = '/help/contact') =>
  request(shop.app)
    .post(path)
    .set({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `203.0.113.${(visitors += 1)}` })
    .type('form')
    .send(fields)

test.each(['/help/talktous', '/allposters/en-us/help/cs'])('%s leads to the form', async path => {
  const { text } = await request(shop.app).get(path).expect(200)
  const href = mainOf(text).querySelector('a[href$="/help/contact"]')?.getAttribute('href') ?? ''
  const page = await request(shop.app).get(href).expect(200)
  expect([...mainOf(page.text).querySelectorAll('label')].map(label => label.textContent)).toEqual([
    'About',
    'Your name',
    'Email',
    'Order Number (optional)',
    'Your message',
  ])
  expect(page.headers['cache-control']).toBe('private, no-store')
})

test('without scripts a message is sent, and the shopper reads its reference', async () => {
  const { headers } = await send(MESSAGE, '/fr-ca/help/contact').expect(303)
  const location = String(headers['location'])
  expect(location).toMatch(/^\/fr-ca\/help\/contact\?sent=C\d{8}$/)
  const { text } = await request(shop.app).get(location).expect(200)
  expect(mainOf(text).textContent).toContain(`Votre référence est ${location.slice(-9)}.`)
  const forged = await request(shop.app).get('/help/contact?sent=call+1-900').expect(200)
  expect(mainOf(forged.text).textContent).not.toContain('1-900')
})

test('a message that is sent twice at once is left once', async () => {
  const twice = { ...MESSAGE, email: 'twice@example.com', key: 'key-of-one-form' }
  const answers = await Promise.all([send(twice), send(twice)])
  const [first, second] = answers.map(({ headers }) => headers['location'])
  expect(first).toContain('sent=C')
  expect(second).toBe(first)
  const corrected = await send({ ...twice, message: 'Where are they?' })
  expect(corrected.headers['location']).not.toBe(first)
})

const FULL_MESSAGES = ['x', '画', 'é\n', '😀'].map(text => text.repeat(4000 / text.length))

test.each(FULL_MESSAGES.map(text => [text.slice(0, 2), text]))(
  'a message of 4,000 characters like %j is taken',
  async (_, message) => {
    const { headers } = await send({ ...MESSAGE, email: 'full@example.com', message }).expect(303)
    expect(headers['location']).toContain('sent=C')
  },
)

const TOO_LONG = 'Please shorten your message to 4,000 characters.'

test.each([
  ['17,000 letters', 'x'.repeat(17_000)],
  ['4,001 Chinese characters', '画'.repeat(4001)],
  ['7,000 Chinese characters', '画'.repeat(7000)],
])('a message of %s comes back to be shortened, with and without scripts', async (_, message) => {
  const form = { ...MESSAGE, email: 'long@example.com', message }
  const { text } = await send(form).expect(422)
  const page = mainOf(text)
  expect(page.querySelector('textarea')?.textContent).toBe(message)
  expect(page.querySelector<HTMLInputElement>('input[name=name]')?.value).toBe('Ann Lee')
  expect(page.textContent).toContain(TOO_LONG)
  const { body } = await send(form).set('accept', 'application/json').expect(422)
  expect(body.errors).toMatchObject({ message: [{ message: TOO_LONG }] })
})

test('a form that is larger still is told the same', async () => {
  const form = { ...MESSAGE, message: 'x'.repeat(200_000) }
  const { text } = await send(form).expect(422)
  expect(mainOf(text).textContent).toContain(TOO_LONG)
  const { body } = await send(form).set('accept', 'application/json').expect(422)
  expect(body.errors).toMatchObject({ message: [{ message: TOO_LONG }] })
  await send(form, '/newsletter').expect(413)
})

test('what is missing is said at its field, and what was written stays', async () => {
  const { text } = await send({ ...MESSAGE, email: 'ann', name: '' }).expect(422)
  const page = mainOf(text)
  expect(page.querySelector('textarea')?.textContent).toBe('Where is it?')
  expect(page.textContent).toContain('Please enter your name.')
})

test('the same message to both brands is left at each', async () => {
  const answers = [await send(MESSAGE), await send(MESSAGE, '/allposters/en-us/help/contact')]
  const [art, posters] = answers.map(({ headers }) => headers['location']?.split('sent=')[1])
  expect(art).toMatch(/^C\d+/)
  expect(posters).toMatch(/^C\d+/)
  expect(posters).not.toBe(art)
})

test('a program that fills in every field sends nothing; a person whose browser did sends once more', async () => {
  const { text } = await send({ ...MESSAGE, website: 'https://spam.example' }).expect(422)
  const page = mainOf(text)
  expect(page.querySelector('textarea')?.textContent).toBe('Where is it?')
  expect(page.querySelector<HTMLInputElement>('input[name=website]')?.value).toBe('')
})

test('a message that cannot be left is not lost without a word', async () => {
  await shop.faults('send-contact-message', { status: 503 })
  const { text } = await send(MESSAGE).expect(503)
  const page = mainOf(text)
  expect(page.querySelector('[role=alert]')?.textContent).toBe('Something went wrong. Try again!')
  expect(page.querySelector('textarea')?.textContent).toBe('Where is it?')
})

test('six messages in ten minutes are too many for one visitor', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 6; at += 1) {
    visitors = 200
    statuses.push((await send(MESSAGE)).status)
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
})

test('no mailbox gets more than ten letters an hour, wherever they are sent from', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 12; at += 1)
    statuses.push((await send({ ...MESSAGE, email: 'bob@shop.example' })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429, 429])
  expect((await send({ ...MESSAGE, email: 'carol@shop.example' })).status).toBe(303)
})
