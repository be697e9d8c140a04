import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSocketServer, type Server, type Socket } from 'node:net'
import { inspect } from 'node:util'
import { SdkError } from '../errors/sdk-error.ts'
import { getCategoryContract } from '../operations/get-category.contract.ts'
import { getCategory } from '../operations/get-category.ts'
import { createHttp } from './http.ts'
import { kyTransport } from './ky-transport.ts'
import { nodeTransport } from './node-transport.ts'
import { catchError } from './testing/catch-error.ts'
import { fetchTransport } from './transport.ts'

const SECRET = 'jane@example.com'

const open = new Set<Server>()

afterEach(async () => {
  await Promise.all([...open].map(server => new Promise(resolve => server.close(resolve))))
  open.clear()
})

async function listen(server: Server): Promise<string> {
  open.add(server)
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  const close = server.close.bind(server)
  server.close = done => {
    for (const socket of sockets) socket.destroy()
    return close(done)
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

const web = (listener: RequestListener) => listen(createServer(listener))
const raw = (talk: (socket: Socket) => void) =>
  listen(createSocketServer(socket => socket.on('data', () => talk(socket))))

const JSON_TYPE = { 'content-type': 'application/json' }
const respondWith = (body: string, headers: Record<string, string> = JSON_TYPE, status = 200) =>
  web((_, answer) => answer.writeHead(status, headers).end(body))

async function openRefusingPort(): Promise<string> {
  const server = createServer()
  const address = await listen(server)
  await new Promise(resolve => server.close(resolve))
  open.delete(server)
  return address
}

function drip(answer: ServerResponse): void {
  answer.writeHead(200, JSON_TYPE)
  const drop = setInterval(() => answer.write(' '), 20)
  answer.on('close', () => clearInterval(drop))
}

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n'
const refusal = (status: number) => () => respondWith(`{"detail":"${SECRET}"}`, JSON_TYPE, status)

const badServers: readonly [name: string, code: string, open: () => Promise<string>][] = [
  ['refuses', 'network', openRefusingPort],
  ['accepts and says nothing', 'timeout', () => raw(() => {})],
  ['starts an answer and says no more', 'timeout', () => raw(socket => socket.write(`${HEAD}\r\n{"id":`))],
  ['sends a byte now and then', 'timeout', () => web((_, answer) => drip(answer))],
  ['resets the connection', 'network', () => raw(socket => socket.resetAndDestroy())],
  ['hangs up', 'network', () => raw(socket => socket.destroy())],
  [
    'resets in the middle',
    'network',
    () =>
      raw(socket => {
        socket.write(`${HEAD}content-length: 99\r\n\r\n{"id":"${SECRET}"`, () =>
          setTimeout(() => socket.resetAndDestroy(), 20),
        )
      }),
  ],
  [
    'sends less than it promised',
    'network',
    () => raw(socket => socket.end(`${HEAD}content-length: 99\r\n\r\n{}`)),
  ],
  [
    'breaks off its last chunk',
    'network',
    () => raw(socket => socket.end(`${HEAD}transfer-encoding: chunked\r\n\r\n2\r\n{}`)),
  ],
  ['does not speak HTTP', 'network', () => raw(socket => socket.end(`220 ${SECRET} ESMTP\r\n`))],
  [
    'has headers without end',
    'network',
    () => raw(socket => socket.write(`${HEAD}x: ${'x'.repeat(50_000)}\r\n`)),
  ],
  [
    'compresses badly',
    'unreadable',
    () => respondWith('no gzip', { ...JSON_TYPE, 'content-encoding': 'gzip' }),
  ],
  ['sends half of its JSON', 'unreadable', () => respondWith(`{"id":"${SECRET}"`)],
  [
    'calls its JSON a picture',
    'unreadable',
    () => respondWith('{"id":"x","name":"x"}', { 'content-type': 'image/png' }),
  ],
  ['sends a page', 'unreadable', () => respondWith(`<html>${SECRET}`, { 'content-type': 'text/html' })],
  ['calls its page JSON', 'unreadable', () => respondWith(`<html>${SECRET}`)],
  ['sends 100,000 levels', 'unreadable', () => respondWith('['.repeat(100_000) + ']'.repeat(100_000))],
  ['sends nothing', 'bad-answer', () => respondWith('')],
  ['sends no content', 'bad-answer', () => respondWith('', {}, 204)],
  ['sends null', 'bad-answer', () => respondWith('null')],
  ['sends a number', 'bad-answer', () => respondWith('7')],
  ['sends the wrong types', 'bad-answer', () => respondWith(`{"id":7,"name":["${SECRET}"],"${SECRET}":1}`)],
  ['refuses with 400', 'http', refusal(400)],
  ['refuses with 401', 'unauthorized', refusal(401)],
  ['refuses with 403', 'forbidden', refusal(403)],
  ['refuses with 404', 'not-found', refusal(404)],
  ['refuses with 409', 'conflict', refusal(409)],
  ['refuses with 429', 'rate-limited', refusal(429)],
  ['refuses with 500', 'server', refusal(500)],
  ['refuses with 503', 'server', refusal(503)],
  [
    'refuses with a page',
    'server',
    () => respondWith(`<html>${SECRET}`, { 'content-type': 'text/html' }, 502),
  ],
]

const transports = [
  ['fetch', fetchTransport],
  ['ky', kyTransport()],
  ['node:http', nodeTransport],
] as const

test.each([
  ['it is not JSON', () => respondWith(`{"id":"${SECRET}"`)],
  ['it is larger than maxBytes, 1000', () => respondWith(`"${'x'.repeat(1000)}"`)],
  ['it is nested deeper than 200 levels', () => respondWith('['.repeat(201) + ']'.repeat(201))],
  ['its compression is broken', () => respondWith('no gzip', { ...JSON_TYPE, 'content-encoding': 'gzip' })],
  ['its compression is broken', () => respondWith('no brotli', { ...JSON_TYPE, 'content-encoding': 'br' })],
])('what cannot be read says so: %s', async (why, serve) => {
  const http = createHttp({ services: { commerce: await serve() }, maxBytes: 1000 })
  const call = { contract: getCategoryContract, path: { organizationId: 'f_ecom', id: 'root' } }
  expect(await catchError(http.send(getCategory, call))).toMatchObject({
    name: 'UnreadableError',
    message: `get-category answered something unreadable: ${why}`,
  })
})

describe.each(transports)('over %s', (_, transport) => {
  const ask = (commerce: string, budgetMs = 5000) =>
    createHttp({ services: { commerce }, transport }).send(
      { ...getCategory, retries: 0, budgetMs },
      { contract: getCategoryContract, path: { organizationId: SECRET, id: SECRET } },
    )

  test.each(badServers)(
    'a service that %s is the error %s, and nothing leaks',
    async (_name, code, serve) => {
      const error = await catchError(ask(await serve(), code === 'timeout' ? 300 : 5000))
      expect(error).toMatchObject({ code, operation: 'get-category' })
      expect(SdkError.is(error)).toBe(true)
      expect(`${inspect(error, { showHidden: false })} ${JSON.stringify(error)}`).not.toMatch(
        /jane|organizations/,
      )
    },
  )

  test('a redirect is not followed', async () => {
    let visits = 0
    const elsewhere = await web((_req, answer) => {
      visits += 1
      answer.end('{}')
    })
    const error = await catchError(ask(await respondWith('', { location: `${elsewhere}/${SECRET}` }, 302)))
    expect(error).toMatchObject({ code: 'http', status: 302 })
    expect([visits, JSON.stringify(error).includes(SECRET)]).toEqual([0, false])
  })

  test('a place is read from the redirect itself', async () => {
    const base = await respondWith('', { location: 'http://127.0.0.1:1/callback?code=1' }, 303)
    const operation = { ...getCategory, path: '/authorize', answer: 'location' } as const
    const http = createHttp({ services: { commerce: base }, transport })
    const contract = {
      '~standard': { version: 1, vendor: 'test', validate: (value: unknown) => ({ value }) },
    } as const
    expect(await http.send(operation, { contract })).toEqual({
      location: 'http://127.0.0.1:1/callback?code=1',
    })
  })
})
