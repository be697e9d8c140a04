import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { json } from 'node:stream/consumers'
import request from 'supertest'
import * as z from 'zod'
import { openBefore, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z
    .array(attribute)
    .transform(all => Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]]))),
  status: z.object({ code: z.number().optional() }),
})
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})
type Span = z.infer<typeof spanSchema>

const SERVER = 2
const CLIENT = 3
const FAILED = 2

let shop: StorefrontAndUpstream
let server: Server
let address: string
let bodies: unknown[] = []

/** A collector of OTLP over HTTP, at its path. */
async function collect(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const body = await json(req)
  if (req.method === 'POST' && req.url === '/v1/traces') bodies.push(body)
  res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}

beforeAll(async () => {
  shop = await openStorefront()
  server = createServer((req, res) => void collect(req, res)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = addressOfServer(server)
})

afterAll(async () => {
  server.close()
  await shop.upstream.close()
})

beforeEach(() => {
  bodies = []
})

function addressOfServer(listening: Server): string {
  const bound = listening.address()
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
}

const spans = (): readonly Span[] =>
  bodies.flatMap(body =>
    exportSchema
      .parse(body)
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(each => each.spans)),
  )

test('a request is a span, its upstream calls and its rendering are parts of it, in the caller’s trace', async () => {
  const { app, context } = await shop.beforeSame({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: address } })
  await request(app)
    .get('/search?skq=lemon&who=canary7391@example.com')
    .set({ traceparent: `00-${TRACE}-${CALLER}-01` })
    .expect(200)
  await context.tracer?.stop()

  const all = spans()
  expect(new Set(all.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
  const own = all.find(({ kind }) => kind === SERVER)
  expect(own).toMatchObject({
    name: 'GET /search',
    parentSpanId: CALLER,
    attributes: { 'http.request.method': 'GET', 'http.response.status_code': 200, 'http.route': '/search' },
  })
  const parts = all.filter(({ kind }) => kind !== SERVER)
  expect(new Set(parts.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([own?.spanId]))
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining([expect.stringMatching(/^render /)]))
  const calls = parts.filter(({ kind }) => kind === CLIENT)
  const { hostname, port } = new URL(shop.upstream.url)
  // The service is one address: its operation has no path.
  expect(calls.find(({ attributes }) => attributes['wallart.operation'] === 'search-listing')).toMatchObject({
    name: 'GET /search/art',
    attributes: { 'url.template': '/search/art', 'server.address': hostname, 'server.port': Number(port) },
  })
  expect(calls.filter(({ name }) => !/^[A-Z]+ \/[\w{}/-]*$/.test(name))).toEqual([])
  for (const { startTimeUnixNano, endTimeUnixNano } of all)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
  expect(JSON.stringify(bodies)).not.toMatch(/canary7391|lemon/)
  expect(JSON.stringify(bodies)).toContain('"service.name"')
})

test('the upstream knows the span of its call, and a call that fails is marked', async () => {
  const heard: IncomingHttpHeaders[] = []
  const failing = createServer((req, res) => {
    heard.push(req.headers)
    res.writeHead(500).end()
  }).listen(0, '127.0.0.1')
  await once(failing, 'listening')
  const { app, context } = await openBefore(addressOfServer(failing), {
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: address },
  })
  await request(app).get('/search?skq=lemon').expect(503)
  await context.tracer?.stop()
  failing.close()

  const calls = spans().filter(({ kind }) => kind === CLIENT)
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.every(({ status }) => status.code === FAILED)).toBe(true)
  const parents = new Set(heard.map(({ traceparent }) => String(traceparent)))
  expect(calls.filter(({ traceId, spanId }) => !parents.has(`00-${traceId}-${spanId}-01`))).toEqual([])
  expect(spans().find(({ kind }) => kind === SERVER)?.status.code).toBe(FAILED)
})

test('a request of no route, and one of an unusual method, have no name but their method', async () => {
  const { app, context } = await shop.beforeSame({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: address } })
  await request(app).get('/robots.txt').expect(200)
  await request(app).mkcol('/account/canary').expect(405)
  await context.tracer?.stop()
  const all = spans().filter(({ kind }) => kind === SERVER)
  expect(all.map(({ name }) => name)).toEqual(['GET', 'HTTP'])
  expect(all.filter(({ attributes }) => 'http.route' in attributes)).toEqual([])
  expect(all[1]?.attributes).toMatchObject({
    'http.request.method': '_OTHER',
    'http.request.method_original': 'MKCOL',
  })
})

test('what the caller does not sample is not collected', async () => {
  const { app, context } = await shop.beforeSame({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: address } })
  await request(app)
    .get('/')
    .set({ traceparent: `00-${TRACE}-${CALLER}-00` })
    .expect(200)
  await context.tracer?.stop()
  expect(spans()).toEqual([])
})

test('a collector that refuses spans is said in the log', async () => {
  const refusing = createServer((_req, res) => res.writeHead(400).end()).listen(0, '127.0.0.1')
  await once(refusing, 'listening')
  const { app, context, log } = await shop.beforeSame({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: addressOfServer(refusing) },
  })
  await request(app).get('/').expect(200)
  await context.tracer?.stop()
  refusing.close()
  expect(log.filter(({ msg }) => msg === 'trace collector unavailable')).toHaveLength(1)
})

test('with a collector that is away pages are as before, and the end does not wait for it', async () => {
  const { app, context } = await shop.beforeSame({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
  })
  await request(app).get('/').expect(200)
  await context.tracer?.stop()
  expect((await shop.beforeSame()).context.tracer).toBeUndefined()
})
