import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { newShopper, type Shopper } from '../testing/shopper.ts'
import { orderFields } from '../testing/order-fields.ts'
import { mainOf, openBefore, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

const STEPS = {
  // The price of its basket rises with every minute of the hour.
  contact: { email: 'dearer@example.com' },
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
}
const CARD = { number: '4111 1111 1111 1111', expiry: '12/39', securityCode: '123', billingSame: 'on' }

let shop: StorefrontAndUpstream
let shopper: Shopper
let browsers: readonly Shopper[]
let minute = 1

const setMinute = (minutes: number) =>
  fetch(`${shop.upstream.controlUrl}/clock`, {
    method: 'PUT',
    body: JSON.stringify({ offsetMs: minutes * 60_000 - (Date.now() % 60_000) }),
  })

async function passOn(req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (req.method === 'POST' && req.url?.includes('/orders')) await setMinute((minute += 2))
  const { host: _, connection: __, ...headers } = req.headers
  const chunks: Uint8Array[] = []
  for await (const chunk of req) chunks.push(chunk)
  const answer = await fetch(shop.upstream.url + req.url, {
    method: req.method ?? 'GET',
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  res.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
  res.end(Buffer.from(await answer.arrayBuffer()))
}

const money = ({ total = '' }: Readonly<Record<string, string>>) => Number(total.replaceAll(/\D/g, ''))

const service = createServer((req, res) => void passOn(req, res))

beforeAll(async () => {
  shop = await openStorefront()
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const address = service.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { app } = await openBefore(`http://127.0.0.1:${port}`, { env: { TRUST_PROXY: '1' } })
  shopper = newShopper(app)
  browsers = ['192.0.2.1', '192.0.2.2'].map(own => newShopper(app, own))
})

afterAll(async () => {
  service.close()
  await shop.upstream.close()
})

test.each([
  ['a card', '/checkout/payment', CARD],
  ['a gift card', '/cart/promo', { code: 'GCDEMASTUDYWALLART' }],
])(
  'a price that rises between the look at the basket and the order is not charged to %s',
  async (_, path, payment) => {
    await setMinute(minute)
    await shopper.add('A12AP').expect(200)
    for (const [step, fields] of Object.entries(STEPS))
      await shopper.post(`/checkout/${step}`, fields).expect(303)
    await shopper.post(path, payment).expect(303)
    const { text } = await shopper.get('/checkout').expect(200)
    const refused = await shopper.post('/checkout/order', orderFields(mainOf(text))).expect(422)
    expect(refused.text).toContain('Your order has changed since you saw it.')
    expect(await shopper.lines()).toHaveLength(1)
  },
)

test('a code that counts once is taken off one of two orders that are placed at once, and the other is asked again', async () => {
  const reviews = await Promise.all(
    browsers.map(async browser => {
      await browser.add('A12AP').expect(200)
      await browser.post('/cart/promo', { code: 'WELCOME10' }).expect(303)
      for (const [step, fields] of Object.entries({ ...STEPS, contact: { email: 'twice@example.com' } }))
        await browser.post(`/checkout/${step}`, fields).expect(303)
      await browser.post('/checkout/payment', CARD).expect(303)
      const { text } = await browser.get('/checkout').expect(200)
      expect(text).toContain('WELCOME10')
      return orderFields(mainOf(text))
    }),
  )
  const answers = await Promise.all(
    browsers.map((browser, at) => browser.post('/checkout/order', reviews[at] ?? {})),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 422])
  const late = answers.findIndex(({ status }) => status === 422)
  expect(answers[late]?.text).toContain('Your order has changed since you saw it.')
  expect(await browsers[late]?.lines()).toHaveLength(1)
  // Seen again, it is placed without the code.
  const again = await browsers[late]?.get('/checkout').expect(200)
  const dearer = orderFields(mainOf(again?.text ?? ''))
  expect(money(dearer)).toBeGreaterThan(money(reviews[late] ?? {}))
  await browsers[late]?.post('/checkout/order', dearer).expect(303)
})
