import { createServer } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { bundleServer, type Ended, type Program, type ServerProcess } from './testing/server-process.ts'

let program: Program
let upstream: OpenUpstream

beforeAll(async () => {
  program = await bundleServer()
  upstream = await openUpstream({ works: 60 })
})

afterAll(async () => {
  await upstream.close()
  await program.remove()
})

async function running(env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const server = await program.start({ UPSTREAM_PORT: new URL(upstream.url).port, ...env })
  if ('output' in server) throw new Error(server.output)
  return server
}

test('the metrics are on their own port', async () => {
  const server = await running()
  await (await fetch(server.url)).text()
  const answer = await fetch(`${server.adminUrl}/metrics`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  for (const name of [
    'http_client_request_duration_seconds',
    'page_cache_bytes',
    'page_cache_evictions_total',
    'upstream_circuit_open',
    'http_server_shed_requests_total',
    'rate_limited_requests_total',
    'redis_up',
    'page_rendering_duration_seconds_count{page="home"} 1',
    'worker_renderings_total{worker="1"} 1',
    'worker_requests_total{worker="1"} 1',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(text).toContain(name)
  await server.end('SIGKILL')
})

test.each([
  ['a port that is none', { PORT: 'x' }, /^The configuration is wrong: PORT: .+\.\n$/],
  ['half of a group', { ORDERS_URL: 'https://orders.test' }, /^The configuration is wrong: .*BIZAPI_URL/],
  ['an address with a password', { ORIGIN_ART: 'http://me:pw@art.test' }, /ORIGIN_ART: must not hold a name/],
])('with %s it says so in one sentence and does not start', async (_, env, sentence) => {
  const ended: ServerProcess | Ended = await program.start(env)
  expect(ended).toMatchObject({ code: 1, output: expect.stringMatching(sentence) })
  expect(ended).toMatchObject({ output: expect.not.stringContaining('    at ') })
})

test.each([
  ['is a file', join(process.cwd(), 'package.json')],
  ['is below a file', join(process.cwd(), 'package.json', 'below')],
  ['is invented by the system', '/proc/wallart/data'],
])('with a data folder that %s it says so, and not that a port is the matter', async (_, DATA_DIR) => {
  expect(await program.start({ DATA_DIR, SESSION_KEYS: '' })).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^The folder of DATA_DIR cannot be used \(E[A-Z]+: .*(package\.json|wallart).*\n$/,
    ),
  })
})

test('with a port that is taken it says so and ends', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' ? address?.port : 0)
  expect(await program.start({ PORT: port })).toEqual({
    code: 1,
    output: `Port ${port} is taken; set PORT to a free one.\n`,
  })
  other.close()
})
