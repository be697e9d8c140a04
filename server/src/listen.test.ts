import { connect, type Socket } from 'node:net'
import { EventEmitter, once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from './listen.ts'

/** A server whose answers wait for a word. */
async function openHeld() {
  const held: ServerResponse[] = []
  const arrivals = new EventEmitter()
  const server = await listen(
    (_req, res) => {
      held.push(res)
      arrivals.emit('one')
    },
    '127.0.0.1',
    0,
  )
  return {
    server,
    held,
    until: async (count: number) => {
      while (held.length < count) await once(arrivals, 'one')
    },
    answerAll: () => held.forEach(res => res.end('whole')),
  }
}

async function isListening(address: string): Promise<boolean> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

test('pipelined requests of a connection are worked on one after the other, and answered in their order', async () => {
  const { server, held, until } = await openHeld()
  const ahead = dial(server.url)
  const answers: string[] = []
  ahead.on('data', chunk => answers.push(...(String(chunk).match(/answer \d/g) ?? [])))
  ahead.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3))
  await until(1)
  const other = fetch(server.url)
  await until(2)
  for (let count = 2; count <= 4; count += 1) {
    await until(count)
    expect(held).toHaveLength(count)
    // The second one is the other connection's.
    if (count === 2) held[0]?.end('answer 0')
    else held[count - 1]?.end(`answer ${count - 2}`)
  }
  while (answers.length < 3) await once(ahead, 'data')
  expect(answers).toEqual(['answer 0', 'answer 1', 'answer 2'])
  held[1]?.end('x')
  await other
  ahead.destroy()
  await server.close()
})

test('what was sent ahead of an answer that ends the connection is not begun', async () => {
  const { server, held, until } = await openHeld()
  const ahead = dial(server.url)
  ahead.resume().write('GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n'.repeat(2))
  await until(1)
  held[0]?.write('without a length')
  held[0]?.end()
  await once(ahead, 'close')
  const other = fetch(server.url)
  await until(2)
  expect(held).toHaveLength(2)
  held[1]?.end('x')
  expect(await (await other).text()).toBe('x')
  await server.close()
})

const GOOD = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

test.each([
  ['no host', 'GET / HTTP/1.1\r\n\r\n' + GOOD, 0],
  ['an expectation that there is not', `GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n${GOOD}`, 0],
  ['a good one and such an expectation', `${GOOD}GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n${GOOD}`, 1],
])('behind a request that is refused before it is begun (%s) none is begun', async (_, requests, begun) => {
  const { server, held, until } = await openHeld()
  const ahead = dial(server.url)
  const closed = once(ahead, 'close')
  ahead.resume().write(requests)
  await until(begun)
  held[0]?.end('x')
  await closed
  expect(held).toHaveLength(begun)
  expect(held.filter(res => !res.destroyed)).toEqual([])
  await server.close()
})

test('a connection that sends more ahead than any client does is closed', async () => {
  const { server, held, until } = await openHeld()
  const flood = dial(server.url)
  const before = Error.stackTraceLimit
  let whileClosing: number | undefined
  flood.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await until(1)
  held[0]?.once('close', () => {
    whileClosing = Error.stackTraceLimit
  })
  flood.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100))
  await once(flood, 'close')
  expect(held).toHaveLength(1)
  // The errors of all that was sent ahead need no stacks, and those of others have theirs.
  expect([whileClosing, Error.stackTraceLimit]).toEqual([0, before])
  const other = fetch(server.url)
  await until(2)
  held[1]?.end('x')
  expect(await (await other).text()).toBe('x')
  await server.close()
})

test('on stop, the server finishes every request in flight and accepts no new one', async () => {
  const { server, until, answerAll } = await openHeld()
  const answers = Array.from({ length: 50 }, () => fetch(server.url))
  await until(50)
  const closed = server.close()
  while (await isListening(server.url)) await sleep(20)
  answerAll()
  const texts = await Promise.all(answers.map(async answer => (await answer).text()))
  expect(new Set(texts)).toEqual(new Set(['whole']))
  await closed
})

test('a server that drains goes on answering, and leads each connection elsewhere', async () => {
  const server = await listen((_req, res) => res.end('x'), '127.0.0.1', 0)
  expect((await fetch(server.url)).headers.get('connection')).toBe('keep-alive')
  server.drain()
  for (const answer of [await fetch(server.url), await fetch(server.url)]) {
    expect(answer.headers.get('connection')).toBe('close')
    expect(await answer.text()).toBe('x')
  }
  await server.close()
})

test('idle keep-alive connections do not delay a stop', async () => {
  const server = await listen((_req, res) => res.end('x'), '127.0.0.1', 0)
  expect(await (await fetch(server.url)).text()).toBe('x')
  await expect(server.close()).resolves.toBeUndefined()
})

test('a port that is taken is an error with its number', async () => {
  const server = await listen((_req, res) => res.end('x'), '127.0.0.1', 0)
  const port = Number(new URL(server.url).port)
  await expect(listen(() => {}, '127.0.0.1', port)).rejects.toMatchObject({ code: 'EADDRINUSE', port })
  await server.close()
})

test.each([
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    /^HTTP\/1\.1 400 /,
  ],
  [
    'a header of 100 kB',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431 /,
  ],
  ['half of a word', 'GE', /^(HTTP\/1\.1 4\d\d |$)/],
  ['rubbish', '\x16\x03\x01\x00', /^HTTP\/1\.1 400 /],
])('F35 %s is refused and the connection closed', async (_, text, expected) => {
  const server = await listen((_req, res) => res.end('x'), '127.0.0.1', 0)
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(Buffer.from(chunk)))
  socket.on('error', () => {})
  socket.end(text)
  await once(socket, 'close')
  expect(Buffer.concat(chunks).toString()).toMatch(expected)
  await server.close()
})

test('F34 two hundred unfinished requests keep no other client from an answer', async () => {
  const server = await listen((_req, res) => res.end('x'), '127.0.0.1', 0)
  const slow = Array.from({ length: 200 }, () => connect(Number(new URL(server.url).port), '127.0.0.1'))
  await Promise.all(slow.map(socket => once(socket, 'connect')))
  for (const socket of slow) socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: a\r\nX: ')
  expect(await (await fetch(server.url)).text()).toBe('x')
  for (const socket of slow) socket.destroy()
  await server.close()
})

const IMPATIENT = {
  headersTimeout: 200,
  requestTimeout: 400,
  timeout: 1500,
  connectionsCheckingInterval: 50,
} as const

/** What the server sends to a client that stalls after this text, until it disconnects. */
async function saidUntilCut(address: string, text: string): Promise<string> {
  const socket = dial(address)
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(Buffer.from(chunk)))
  socket.write(text)
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

function dial(address: string): Socket {
  return connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {})
}

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX: '],
  ['body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc'],
])('F34 a client that never ends the %s of a request gets 408 and is disconnected', async (_, text) => {
  const server = await listen(
    (req, res) => req.on('end', () => res.end('x')).resume(),
    '127.0.0.1',
    0,
    IMPATIENT,
  )
  expect(await saidUntilCut(server.url, text)).toMatch(/^HTTP\/1\.1 408 /)
  await server.close()
})

test('F33 a client that reads nothing of its response is disconnected', async () => {
  const whole = 64 * 1024 ** 2
  const arrivals = new EventEmitter()
  const server = await listen(
    (_req, res) => {
      res.end(Buffer.alloc(whole))
      arrivals.emit('one', res)
    },
    '127.0.0.1',
    0,
    { ...IMPATIENT, timeout: 500 },
  )
  const socket = dial(server.url).pause()
  const cut = new Promise<void>(resolve =>
    arrivals.once('one', (res: ServerResponse) => res.once('close', resolve)),
  )
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await cut
  const taken: number[] = []
  socket.on('data', chunk => taken.push(chunk.length)).resume()
  await once(socket, 'close')
  expect(taken.reduce((sum, length) => sum + length, 0)).toBeLessThan(whole)
  await server.close()
})

test('F37 stopped while a response streams, the server lets it finish', async () => {
  const { server, until, held } = await openHeld()
  const answer = fetch(server.url)
  await until(1)
  const [res] = held
  res?.write('first, ')
  const streaming = await answer
  const closed = server.close()
  while (await isListening(server.url)) await sleep(20)
  res?.end('last')
  expect(await streaming.text()).toBe('first, last')
  await closed
})
