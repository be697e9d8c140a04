import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import compression from 'compression'
import express from 'express'
import { listen, type Listening } from '../listen.ts'
import { createUnreadAnswers } from './unread-answers.ts'

const MEGABYTE = 1024 ** 2

const refused: string[] = []
let now = 0
const late: string[] = []

function createApp() {
  const { watch, recount } = createUnreadAnswers({
    trustProxy: 1,
    metrics: { recordRefusal: kind => void refused.push(kind) },
    now: () => now,
  })
  return express()
    .use(watch)
    .get('/begun/:megabytes', (req, res) => {
      res.set('content-length', String(Number(req.params.megabytes) * MEGABYTE)).write('x')
    })
    .get('/frame/:megabytes', (req, res) => {
      res.write('x')
      recount(res, Number(req.params.megabytes) * MEGABYTE)
    })
    .get('/whole/:megabytes', (req, res) => {
      res.send(Buffer.alloc(Number(req.params.megabytes) * MEGABYTE))
    })
    .get('/late', async (req, res) => {
      await new Promise(resolve => res.once('close', resolve))
      res.end()
      late.push(req.ip ?? '')
    })
    .use(compression())
    .use(watch)
    .get('/compressed', (_, res) => {
      res.type('html').write('x'.repeat(5000))
      res.flush()
    })
    .get('/compressed/:megabytes', (req, res) => {
      res.type('html').set('content-length', String(Number(req.params.megabytes) * MEGABYTE))
      res.write('x'.repeat(5000))
      res.flush()
    })
}

let server: Listening
const sockets = new Set<Socket>()

beforeEach(async () => {
  refused.splice(0)
  late.splice(0)
  server = await listen(createApp(), '127.0.0.1', 0)
})

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  await server.close()
})

function ask(path: string, visitor: string): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {})
  sockets.add(socket)
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${visitor}\r\naccept-encoding: gzip\r\n\r\n`,
  )
  return socket
}

/** An answer that has begun, and in most cases never ends. */
async function begin(path: string, visitor: string): Promise<Socket> {
  const socket = ask(path, visitor)
  await once(socket, 'data')
  return socket
}

test('who leaves the most unread loses the oldest of it, and no other visitor does', async () => {
  const neighbour = await begin('/begun/10', '203.0.113.1')
  const [first, second] = [await begin('/begun/6', '203.0.113.2'), await begin('/begun/6', '203.0.113.2')]
  const ended = once(first, 'close')
  await begin('/begun/11', '203.0.113.3')
  await ended
  const next = once(second, 'close')
  await begin('/begun/6', '203.0.113.2')
  await next
  expect(neighbour.destroyed).toBe(false)
  expect(refused).toEqual(['unread', 'unread'])
})

test('an answer that has just begun outlives those of others that are left unread', async () => {
  const left = await Promise.all(Array.from({ length: 16 }, (_, at) => begin('/begun/2', `203.0.113.${at}`)))
  now += 1500
  const ended = Promise.any(left.map(socket => once(socket, 'close')))
  const reader = await begin('/begun/3', '198.51.100.7')
  await ended
  expect([reader.destroyed, refused.length]).toEqual([false, 2])
})

test('a burst of one visitor ends no older answers of others', async () => {
  const readers = await Promise.all([1, 2, 3, 4].map(at => begin('/begun/1', `198.51.100.${at}`)))
  now += 1500
  const burst = [await begin('/begun/9', '203.0.113.1'), await begin('/begun/9', '203.0.113.1')]
  const ended = Promise.any(burst.map(socket => once(socket, 'close')))
  await begin('/begun/11', '203.0.113.1')
  await ended
  expect([readers.filter(({ destroyed }) => destroyed), refused]).toEqual([[], ['unread']])
})

test('answers without content are not ended, as they free nothing', async () => {
  const first = await begin('/begun/0', '203.0.113.1')
  now += 1500
  await begin('/begun/20', '203.0.113.1')
  await begin('/begun/20', '203.0.113.2')
  expect([first.destroyed, refused]).toEqual([false, ['unread']])
})

test('the networks of one IPv6 line count together', async () => {
  const left = await Promise.all([1, 2, 3].map(at => begin('/begun/9', `2001:db8:1:${at}::1`)))
  const ended = Promise.any(left.map(socket => once(socket, 'close')))
  const neighbour = await begin('/begun/10', '203.0.113.1')
  await ended
  expect([neighbour.destroyed, refused]).toEqual([false, ['unread']])
})

test('answers whose length is not known are bounded by their number', async () => {
  const first = await begin('/compressed', '203.0.113.1')
  for (let count = 1; count < 128; count += 1) await begin('/compressed', '203.0.113.1')
  expect(refused).toEqual([])
  const ended = once(first, 'close')
  await begin('/compressed', '203.0.113.1')
  await ended
  expect(refused).toEqual(['unread'])
})

test('an answer whose length comes later counts with it', async () => {
  const first = await begin('/frame/20', '203.0.113.1')
  const ended = once(first, 'close')
  await begin('/frame/11', '203.0.113.1')
  await begin('/frame/2', '203.0.113.1')
  await ended
  expect(refused).toEqual(['unread'])
})

test('a compressed answer counts with the length it had before', async () => {
  const first = await begin('/compressed/20', '203.0.113.1')
  const ended = once(first, 'close')
  await begin('/compressed/20', '203.0.113.1')
  await ended
  expect(refused).toEqual(['unread'])
})

test('what has been read counts no more', async () => {
  for (let visitor = 1; visitor <= 4; visitor += 1) {
    const answer = await fetch(`${server.url}/whole/7`, {
      headers: { 'x-forwarded-for': `203.0.113.${visitor}` },
    })
    expect((await answer.arrayBuffer()).byteLength).toBe(7 * MEGABYTE)
  }
  await begin('/begun/31', '203.0.113.9')
  expect(refused).toEqual([])
})

test('answers to those who have left already count nothing', async () => {
  for (let visitor = 0; visitor < 130; visitor += 1) {
    const socket = ask('/late', `198.51.100.${visitor}`)
    await once(socket, 'connect')
    socket.end()
  }
  while (late.length < 130) await nextTurn()
  await begin('/begun/31', '203.0.113.9')
  expect(refused).toEqual([])
})
