import { setTimeout as sleep } from 'node:timers/promises'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { orderFields } from './testing/order-fields.ts'
import { mainOf } from './testing/prebuilt.ts'
import { bundleServer, type Program, type ServerProcess } from './testing/server-process.ts'

const ROUNDS = 20

const STEPS = {
  '/checkout/shipping': {
    firstName: 'Nia',
    lastName: 'Cole',
    addressLine1: '12 Harbor Street',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    country: 'US',
  },
  '/checkout/delivery': { method: 'standard' },
  '/checkout/payment': {
    number: '4111 1111 1111 1111',
    expiry: '12/39',
    securityCode: '123',
    billingSame: 'on',
  },
}

let program: Program
let upstream: OpenUpstream
let server: ServerProcess

beforeAll(async () => {
  program = await bundleServer()
  upstream = await openUpstream({ works: 60 })
  server = await started()
}, 240_000)

afterAll(async () => {
  await server.end('SIGKILL')
  await upstream.close()
  await program.remove()
})

async function started(): Promise<ServerProcess> {
  const env = { UPSTREAM_PORT: new URL(upstream.url).port, TRUST_PROXY: '1', UPSTREAM_PATIENCE: '3' }
  const next = await program.start(env)
  if ('output' in next) throw new Error(next.output)
  return next
}

/** A browser without scripts that outlives the server it talks to. */
function openBrowser(address: string) {
  const cookies = new Map<string, string>()
  const ask = async (path: string, init: Pick<RequestInit, 'method' | 'body'> = {}) => {
    const headers = {
      cookie: [...cookies].map(pair => pair.join('=')).join('; '),
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
    }
    const answer = await fetch(server.url + path, { ...init, headers, redirect: 'manual' })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
  }
  return {
    get: (path: string) => ask(path),
    post: (path: string, fields: Readonly<Record<string, string>>) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}

async function lettersTo(email: string): Promise<number> {
  const letters: unknown = await (await fetch(`${upstream.url}/outbox.json?to=${email}`)).json()
  return Array.isArray(letters) ? letters.length : 0
}

test(`killed while an order is placed, ${ROUNDS} times, the shop places each exactly once`, async () => {
  const killedAfterMs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = `killed-${round}@example.com`
    const browser = openBrowser(`198.51.100.${round + 1}`)
    await browser.post('/cart/items', { upi: 'A12AP' })
    for (const [path, fields] of Object.entries({ '/checkout/contact': { email }, ...STEPS }))
      expect(await browser.post(path, fields)).toMatchObject({ status: 303 })
    const { text } = await browser.get('/checkout')
    const order = orderFields(mainOf(text))
    const ms = 2 * round
    killedAfterMs.push(ms)
    const lost = browser.post('/checkout/order', order).catch(() => undefined)
    await sleep(ms)
    await server.end('SIGKILL')
    await lost
    server = await started()
    expect(await browser.post('/checkout/order', order)).toMatchObject({
      status: 303,
      location: '/order-confirmation',
    })
    expect((await browser.get('/order-confirmation')).text).toMatch(/W\d{9}/)
    expect(await lettersTo(email)).toBe(1)
  }
  process.stdout.write(`killed after ${killedAfterMs.join(', ')} ms\n`)
}, 300_000)
