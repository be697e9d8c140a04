import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import express from 'express'
import { openRequestContext } from '../front/request-context.ts'
import { createAddressQueue } from '../limits/address-queue.ts'
import { listen, type Listening } from '../listen.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { createPageQueues } from './page-queues.ts'
import { waitForTurn } from './wait-for-turn.ts'

/** More than the kernel takes. */
const LARGE = Buffer.alloc(16 * 1024 ** 2)

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

const end = new EventTarget()
let begun: string[] = []
let server: Listening

beforeEach(async () => {
  begun = []
  const pageQueues = createPageQueues((_, line) => createAddressQueue(1, 2, 1, line))
  const app = express()
    .use((req, res, next) => {
      openRequestContext(req, res)
      next()
    })
    .use(
      waitForTurn({ ...shop.context, pageQueues }, async (req, res) => {
        begun.push(req.path)
        if (req.path === '/long') await once(end, 'now')
        res.send(req.path === '/large' ? LARGE : req.path)
      }),
    )
  server = await listen(app, '127.0.0.1', 0)
})

afterEach(() => server.close())

function ask(path: string) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`)
  return socket
}

test('an answer that is not read holds no turn', async () => {
  const socket = ask('/large')
  await once(socket, 'readable')
  const answer = await fetch(`${server.url}/small`, { signal: AbortSignal.timeout(5000) })
  expect(await answer.text()).toBe('/small')
  socket.destroy()
})

test('who leaves has the turn until what was begun for them has ended', async () => {
  const socket = ask('/long')
  while (begun.length === 0) await nextTurn()
  socket.destroy()
  const next = fetch(`${server.url}/next`)
  const other = fetch(`${server.url}/other`)
  const refused = await fetch(`${server.url}/refused`)
  expect([refused.status, begun]).toEqual([503, ['/long']])
  end.dispatchEvent(new Event('now'))
  expect((await Promise.all([next, other])).map(({ status }) => status)).toEqual([200, 200])
})
