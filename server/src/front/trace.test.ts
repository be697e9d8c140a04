import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import request from 'supertest'
import { openBefore } from '../testing/prebuilt.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'

test.each([
  [`00-${TRACE}-b7ad6b7169203331-01`, TRACE],
  [`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, undefined],
  [`00-${TRACE.toUpperCase()}-b7ad6b7169203331-01`, undefined],
  ['rubbish', undefined],
])('the trace of %s goes on to the upstream as %s', async (traceparent, trace) => {
  const requests: IncomingHttpHeaders[] = []
  const upstream = createServer((req, res) => {
    // The token of all guests belongs to no request.
    if (!req.url?.includes('/oauth2/')) requests.push(req.headers)
    res.writeHead(500).end()
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const address = upstream.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { app } = await openBefore(`http://127.0.0.1:${port}`)
  await request(app).get('/').set({ traceparent, 'x-correlation-id': 'trace-test-1' }).expect(503)
  upstream.close()
  expect(requests.length).toBeGreaterThan(0)
  for (const headers of requests) {
    const [, id] = /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(String(headers['traceparent'])) ?? []
    expect(id).toHaveLength(32)
    expect(id === trace).toBe(trace !== undefined)
    expect(headers['correlation-id']).toBe('trace-test-1')
  }
})
