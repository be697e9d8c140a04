import { once } from 'node:events'
import { connect } from 'node:net'
import express from 'express'
import { openRequestContext } from '../front/request-context.ts'
import { createAddressQueue } from '../limits/address-queue.ts'
import { listen } from '../listen.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { waitForTurn } from './wait-for-turn.ts'

/** More than the kernel takes. */
const LARGE = Buffer.alloc(16 * 1024 ** 2)

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

test('an answer that is not read holds no turn', async () => {
  const app = express()
    .use((req, res, next) => {
      openRequestContext(req, res)
      next()
    })
    .use(waitForTurn({ ...shop.context, pageQueue: createAddressQueue(1, 2, 1) }))
    .get('/large', (_, res) => void res.send(LARGE))
    .get('/small', (_, res) => void res.send('small'))
  const server = await listen(app, '127.0.0.1', 0)
  const reader = connect(Number(new URL(server.url).port), '127.0.0.1')
  reader.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(reader, 'readable')
  const answer = await fetch(`${server.url}/small`, { signal: AbortSignal.timeout(5000) })
  expect(await answer.text()).toBe('small')
  reader.destroy()
  await server.close()
})
