import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
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
  let socket: Socket | undefined
  let gone: Promise<unknown> | undefined
  const limiter = createRateLimiter()
  const take = async (...args: Parameters<typeof limiter.take>) => {
    socket?.destroy()
    await gone
    return limiter.take(...args)
  }
  const { app } = await shop.beforeSame({ overrides: { limiter: { ...limiter, take } } })
  const server = await listen(
    (req, res) => {
      gone = once(res, 'close')
      app(req, res)
    },
    '127.0.0.1',
    0,
  )
  socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(`${REQUEST.join('\r\n')}\r\n\r\n${BODY}`)
  await once(socket, 'close')
  await gone
  await server.close()
  gone = undefined
  await request(app)
    .post('/orders/buy-again')
    .set({ 'sec-fetch-site': 'same-origin', accept: 'application/json' })
    .send({ piece: '1 A12AP' })
    .expect(200)
})
