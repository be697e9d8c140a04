import { unpackJson } from '@wallart/client/framework/packed-json.ts'
import { listen, type Listening } from '../listen.ts'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper } from '../testing/shopper.ts'

let shop: StorefrontAndUpstream
let server: Listening
let cookie: string

beforeAll(async () => {
  shop = await openStorefront({ overrides: { earlyFrameMs: 25 } })
  server = await listen(shop.app, '127.0.0.1', 0)
  const { headers } = await newShopper(shop.app).add('A12AP').expect(200)
  const cookies: readonly string[] = [headers['set-cookie'] ?? []].flat()
  cookie = cookies.map(each => each.split(';')[0]).join('; ')
})

afterEach(() => shop.calm())

afterAll(async () => {
  await server.close()
  await shop.upstream.close()
})

async function cart() {
  const response = await fetch(`${server.url}/cart`, { headers: { cookie } })
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader()
  const first = (await reader.read()).value ?? ''
  const rest = async (): Promise<string> => {
    const { done, value } = await reader.read()
    return done ? '' : value + (await rest())
  }
  return { response, first, rest }
}

test('while the basket takes its time the frame of the cart is there, and the lines follow in order (DSG-10)', async () => {
  const atOnce = await cart()
  const whole = mainOf(atOnce.first + (await atOnce.rest()))
  await shop.faults('get-customer-baskets', { latencyMs: 600 })
  const { response, first, rest } = await cart()
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(first).toContain('<title>Your Cart</title>')
  expect(first).not.toContain('<header')
  expect(first).not.toContain('Inland Upland')
  const html = first + (await rest())
  expect(html.match(/<main /g)).toHaveLength(1)
  const document = documentOf(html)
  expect(document.querySelector('main')?.textContent).toContain('Inland Upland')
  expect(document.querySelector('main')?.textContent).toBe(whole.textContent)
  expect(unpackJson(document.getElementById('boot')?.textContent ?? '')).toMatchObject({
    routes: { cart: { lines: [{ title: 'Inland Upland' }] } },
  })
})

test('a page whose token is renewed on the way goes as a whole, with the cookie of the new one', async () => {
  const { seal } = shop.context
  const endingSoon = cookie.replace(/(?<=s-art=)[^;]+/, sealedText => {
    const stored = JSON.parse(seal.open(sealedText) ?? '{}')
    return seal.seal(
      JSON.stringify({ ...stored, session: { ...stored.session, accessEndsAt: Date.now() + 30_000 } }),
    )
  })
  expect(endingSoon).not.toBe(cookie)
  await shop.faults('get-customer-baskets', { latencyMs: 100 })
  const { headers } = await fetch(`${server.url}/cart`, { headers: { cookie: endingSoon } })
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.getSetCookie().join()).toContain('s-art=')
})

test('a page whose frame goes first has the headers that it has as a whole', async () => {
  const own = new Set(['date', 'server-timing', 'x-correlation-id'])
  const rowsOf = ({ headers }: Response) =>
    [...headers]
      .filter(([name]) => !own.has(name))
      .map(row => row.join(': ').replace(/'nonce-[^']+'|private, no-(cache|store)/, ''))
  const patient = await listen((await shop.beforeSame()).app, '127.0.0.1', 0)
  const whole = rowsOf(await fetch(`${patient.url}/cart`, { headers: { cookie } }))
  await patient.close()
  await shop.faults('get-customer-baskets', { latencyMs: 600 })
  const { response, first, rest } = await cart()
  await rest()
  expect(first).not.toContain('<header')
  expect(rowsOf(response)).toEqual(whole)
  expect(whole).toContain('referrer-policy: strict-origin')
})

test('a basket that fails late is an error below the frame', async () => {
  await shop.faults('get-customer-baskets', { status: 500, latencyMs: 200 })
  const { first, rest } = await cart()
  expect(first).toContain('<title>')
  const main = mainOf(first + (await rest()))
  expect(main.querySelector('h1')?.textContent).toBe('Uh oh!')
})
