import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

/** What a request answers that no client library would send. */
async function sendRaw(app: RequestListener, lines: readonly string[]): Promise<string> {
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  const answer = await text(socket)
  server.close()
  return answer
}

const statusOf = (answer: string) => Number(answer.split(' ')[1])

test.each([
  ['/%0a', 400],
  ['/cart%0a', 400],
  ['/%e2%80%a8', 400],
  ['/%00', 404],
  ['/%', 400],
  ['/_data/../category/rooms', 400],
  ['/_data/%2e%2e/category/rooms', 400],
  ['/_data/..\\category/rooms', 400],
  ['/_data/category\\..\\cart', 400],
  ['/_data/x%5c..%5ccategory/rooms', 400],
  ['http://evil.example/category/rooms', 400],
  ['/CATEGORY/rooms', 404],
  [`/category/${'a'.repeat(9000)}`, 414],
  ['/category/rooms', 200],
])('the target %.40s is answered with %i, and its fault is not kept', async (target, status) => {
  const answer = await sendRaw(shop.app, [`GET ${target} HTTP/1.1`, 'Host: localhost'])
  expect(statusOf(answer)).toBe(status)
  expect(answer.includes('s-maxage')).toBe(status === 200 || status === 404)
  expect(answer).not.toMatch(/node_modules|^location:/im)
  expect(shop.log.filter(({ level }) => Number(level) >= 50)).toEqual([])
})

test('two Host headers are refused', async () => {
  const answer = await sendRaw(shop.app, ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example'])
  expect(statusOf(answer)).toBe(400)
})
