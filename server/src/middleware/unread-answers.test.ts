import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import compression from 'compression'
import express from 'express'
import { listen, type Listening } from '../listen.ts'
import { unreadAnswers } from './unread-answers.ts'

const MEGABYTE = 1024 ** 2

const app = express()
  .set('trust proxy', 1)
  .use(unreadAnswers({ trustProxy: 1 }))
  .get('/sized/:megabytes', (req, res) => {
    res.set('content-length', String(Number(req.params.megabytes) * MEGABYTE)).write('x')
  })
  .use(compression())
  .get('/compressed', (_, res) => {
    res.type('html').write('x'.repeat(5000))
    res.flush()
  })

let server: Listening
beforeAll(async () => {
  server = await listen(app, '127.0.0.1', 0)
})
afterAll(() => server.close())

/** Connections whose answers have begun and never end. */
const held = new Set<Socket>()
afterEach(async () => {
  for (const socket of held) socket.destroy()
  held.clear()
  await fetch(`${server.url}/nothing`)
})

async function hold(path: string, visitor: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {})
  held.add(socket)
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${visitor}\r\naccept-encoding: gzip\r\n\r\n`,
  )
  await once(socket, 'data')
  return socket
}

test('who leaves the most unread loses the oldest of it, and no other visitor does', async () => {
  const neighbour = await hold('/sized/10', '203.0.113.1')
  const [first, second] = [await hold('/sized/6', '203.0.113.2'), await hold('/sized/6', '203.0.113.2')]
  const ended = once(first, 'close')
  await hold('/sized/11', '203.0.113.3')
  await ended
  const next = once(second, 'close')
  await hold('/sized/6', '203.0.113.2')
  await next
  expect(neighbour.destroyed).toBe(false)
})

test('answers whose length is not known are bounded by their number', async () => {
  const first = await hold('/compressed', '203.0.113.1')
  const sockets = [first]
  for (let count = 1; count < 128; count += 1) sockets.push(await hold('/compressed', '203.0.113.1'))
  expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([])
  const ended = once(first, 'close')
  await hold('/compressed', '203.0.113.1')
  await ended
  expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(1)
})

test('what has been read counts no more', async () => {
  for (let count = 0; count < 5; count += 1) {
    const socket = await hold('/sized/30', '203.0.113.1')
    socket.destroy()
    await once(socket, 'close')
  }
  const last = await hold('/sized/2', '203.0.113.1')
  expect(last.destroyed).toBe(false)
})
