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

/** A form of unknown length, of which a part comes. */
function begin(visitor: string) {
  const req = send(`${server.url}/orders/buy-again`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': visitor,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
  begun.push(req)
  req.on('error', () => {})
  req.write('order=')
  return req
}

const addTo = (visitor: string) =>
  request(server.url)
    .post('/cart/items')
    .set({ 'x-forwarded-for': visitor, 'sec-fetch-site': 'same-origin', accept: 'application/json' })
    .send({ upi: 'A12AP' })

test('a visitor whose forms never end gets no room for more, and others have theirs', async () => {
  const [first] = Array.from({ length: MOST_OF_VISITOR }, () => begin('198.51.100.1'))
  const [refused] = await once(begin('198.51.100.1'), 'response')
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers.connection]).toEqual([
    503,
    '2',
    'close',
  ])
  await addTo('203.0.113.2').expect(200)
  await addTo('198.51.100.1').expect(503)
  const isFirstAnswered = once(first ?? begin(''), 'response')
  first?.end()
  await isFirstAnswered
  await addTo('198.51.100.1').expect(200)
})
