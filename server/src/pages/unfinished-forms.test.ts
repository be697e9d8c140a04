import { once } from 'node:events'
import { request as send, type ClientRequest } from 'node:http'
import request from 'supertest'
import { listen, type Listening } from '../listen.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

const MOST_OF_VISITOR = 8

let shop: StorefrontAndUpstream
let server: Listening
const begun: ClientRequest[] = []

beforeAll(async () => {
  shop = await openStorefront({ env: { TRUST_PROXY: '1' } })
  server = await listen(shop.app, '127.0.0.1', 0)
})

afterAll(async () => {
  for (const req of begun) req.destroy()
  await server.close()
  await shop.upstream.close()
})

/** A form of which a part comes. */
async function begin(visitor: string, path = '/orders/buy-again') {
  const req = send(server.url + path, {
    method: 'POST',
    headers: {
      'x-forwarded-for': visitor,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      expect: '100-continue',
    },
  })
  begun.push(req)
  req.on('error', () => {})
  req.flushHeaders()
  await once(req, 'continue')
  req.write('order=')
  return req
}

const addTo = (visitor: string) =>
  request(server.url)
    .post('/cart/items')
    .set({ 'x-forwarded-for': visitor, 'sec-fetch-site': 'same-origin', accept: 'application/json' })
    .send({ upi: 'A12AP' })

test('of a visitor whose forms never end the oldest give way to what is new, and others have their room', async () => {
  const reqs: ClientRequest[] = []
  while (reqs.length < MOST_OF_VISITOR) reqs.push(await begin('198.51.100.1'))
  const isFirstCut = new Promise(resolve => reqs[0]?.once('close', resolve))
  await addTo('203.0.113.2').expect(200)
  await addTo('198.51.100.1').expect(200)
  await isFirstCut
  expect(reqs.map(({ destroyed }) => destroyed)).toEqual(reqs.map((_, at) => at === 0))
})

test('a form of unknown length takes no more room than it may have', async () => {
  const reqs: ClientRequest[] = []
  while (reqs.length < 2 * MOST_OF_VISITOR) reqs.push(await begin('198.51.100.3', '/gift-cards/balance'))
  await addTo('198.51.100.3').expect(200)
  expect(reqs.some(({ destroyed }) => destroyed)).toBe(false)
})
