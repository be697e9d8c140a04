import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { nodeTransport } from './node-transport.ts'

const open: { close: () => void }[] = []

async function service(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

test('a request goes out as it is, and the answer comes back as it is, unfollowed', async () => {
  const url = await service((req, res) => {
    const sent = [req.method, req.url, req.headers['x-name']].join(' ')
    res.writeHead(302, { location: '/elsewhere', 'x-sent': sent })
    req.pipe(res)
  })
  const answer = await nodeTransport(`${url}/things?a=1`, {
    method: 'POST',
    headers: { 'x-name': 'test' },
    body: '{"a":"ü"}',
  })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/elsewhere')
  expect(answer.headers.get('X-Sent')).toBe('POST /things?a=1 test')
  expect(answer.headers.get('x-missing')).toBeNull()
  expect(await answer.text()).toBe('{"a":"ü"}')
})

test('fields are sent as a form', async () => {
  const url = await service(
    (req, res) => void req.pipe(res.setHeader('x-type', req.headers['content-type'] ?? '')),
  )
  const answer = await nodeTransport(url, { method: 'POST', body: new URLSearchParams({ a: '1 2' }) })
  expect(answer.headers.get('x-type')).toBe('application/x-www-form-urlencoded')
  expect(await answer.text()).toBe('a=1+2')
})

const PHOTO = new Uint8Array(200_000).map((_, at) => at % 251)

test.each<[string, () => BodyInit, string | undefined]>([
  ['a Blob', () => new Blob([PHOTO]), '200000'],
  ['a stream', () => new Blob([PHOTO]).stream(), undefined],
  ['bytes', () => PHOTO, undefined],
])('a file is sent that is %s', async (_, file, length) => {
  let sent: string | undefined
  const chunks: Buffer[] = []
  const url = await service((req, res) => {
    sent = req.headers['content-length']
    req.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => res.end())
  })
  await nodeTransport(url, { method: 'POST', body: file(), duplex: 'half' })
  expect([sent, Buffer.concat(chunks).equals(PHOTO)]).toEqual([length, true])
})

test('a file that cannot be read to its end fails its request', async () => {
  const url = await service((req, res) => void req.on('end', () => res.end()).resume())
  const body = new ReadableStream({ pull: controller => controller.error(new Error('the disk is gone')) })
  await expect(nodeTransport(url, { method: 'POST', body, duplex: 'half' })).rejects.toThrow(
    'the disk is gone',
  )
})

test('an answer comes though its file was not read', async () => {
  const url = await service((_req, res) => void res.writeHead(413, { connection: 'close' }).end('too large'))
  const file = new Blob([new Uint8Array(5_000_000)])
  const { status } = await nodeTransport(url, { method: 'POST', body: file })
  expect(status).toBe(413)
})

test('what comes compressed is unpacked', async () => {
  const url = await service((_req, res) =>
    res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":1}')),
  )
  expect(await (await nodeTransport(url, {})).text()).toBe('{"a":1}')
})

test('an answer without a body is one', async () => {
  const url = await service((_req, res) => res.writeHead(204).end())
  const answer = await nodeTransport(url, { method: 'DELETE' })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
})

test('an answer without a body may say that it is compressed', async () => {
  const url = await service((_req, res) => res.writeHead(200, { 'content-encoding': 'gzip' }).end())
  expect(await (await nodeTransport(url, {})).text()).toBe('')
})

test('an endless answer is cut off', async () => {
  let closed: Promise<unknown> | undefined
  const url = await service((_req, res) => {
    const more = () => {
      while (res.write(Buffer.alloc(1_000_000, ' ')));
      res.once('drain', more)
    }
    closed = once(res, 'close')
    more()
  })
  await expect(nodeTransport(url, {})).rejects.toThrow('it is larger than maxBytes, 8000000')
  await closed
})

test.each([
  ['is cut', (_req, res) => void res.writeHead(200, { 'content-length': 9 }).write('x', () => res.destroy())],
  ['never begins', req => void req.socket.destroy()],
  ['is packed badly', (_req, res) => void res.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip')],
] satisfies readonly (readonly [string, RequestListener])[])(
  'an answer that %s is none',
  async (_, answer) => {
    await expect(nodeTransport(await service(answer), {})).rejects.toThrow(/./)
  },
)

test('an abort rejects at once', async () => {
  const leaving = new AbortController()
  const url = await service(() => leaving.abort())
  await expect(nodeTransport(url, { signal: leaving.signal })).rejects.toThrow(/abort/i)
})
