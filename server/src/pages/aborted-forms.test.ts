import { once } from 'node:events'
import { connect } from 'node:net'
import request from 'supertest'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { listen } from '../listen.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

const BODY = JSON.stringify({ piece: '1 A12AP' })
const REQUEST = [
  'POST /orders/buy-again HTTP/1.1',
  'Host: localhost',
  'Sec-Fetch-Site: same-origin',
  'Content-Type: application/json',
  'Accept: application/json',
  `Content-Length: ${BODY.length}`,
]

test('who disconnects while a limit is looked up leaves no place taken', async () => {
  const limiter = createRateLimiter()
  const closed: Promise<unknown>[] = []
  const disconnects = [() => socket.destroy()]
  const take = async (...args: Parameters<typeof limiter.take>) => {
    disconnects.pop()?.()
    await closed.pop()
    return limiter.take(...args)
  }
  const { app } = await shop.beforeSame({ overrides: { limiter: { ...limiter, take } } })
  const server = await listen(
    (req, res) => {
      closed.push(once(res, 'close'))
      app(req, res)
    },
    '127.0.0.1',
    0,
  )
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(`${REQUEST.join('\r\n')}\r\n\r\n${BODY}`)
  await once(socket, 'close')
  await server.close()
  await request(app)
    .post('/orders/buy-again')
    .set({ 'sec-fetch-site': 'same-origin', accept: 'application/json' })
    .send({ piece: '1 A12AP' })
    .expect(200)
})

test('who leaves while a letter is asked for gets it all the same', async () => {
  const mails = async () =>
    (await fetch(`${shop.upstream.url}/outbox.json?to=${encodeURIComponent('ada@example.com')}`)).json()
  const before = (await mails()).length
  await shop.faults('submit-password-reset', { latencyMs: 300 })
  const server = await listen(shop.app, '127.0.0.1', 0)
  const pressed = fetch(`${server.url}/submit-password-reset`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ loginEmail: 'ada@example.com' }),
    signal: AbortSignal.timeout(100),
  })
  await expect(pressed).rejects.toThrow('timeout')
  while ((await mails()).length === before) await new Promise(resolve => setImmediate(resolve))
  await shop.calm()
  await server.close()
})
