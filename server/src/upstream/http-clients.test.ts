import { createServer } from 'node:http'
import { once } from 'node:events'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { createPhoto } from '@wallart/sdk/operations/create-photo'
import { getRatings } from '@wallart/sdk/operations/get-ratings'
import { pino } from 'pino'
import { createMetrics } from '../admin/metrics.ts'
import { readConfig } from '../config.ts'
import { createHttpClients } from './http-clients.ts'

test('photos that never arrive whole leave the calls of pages their places', async () => {
  const server = createServer((req, res) => {
    if (req.method === 'GET') res.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { upstream } = readConfig({ UPSTREAM_PORT: String(port) })
  const http = createHttpClients({
    upstream,
    upstreamPatience: 1,
    hosts: () => [],
    metrics: createMetrics(),
    tracer: undefined,
    log: pino({ level: 'silent' }),
  })('Art')
  const leaving = new AbortController()
  const photos = Array.from({ length: 100 }, () =>
    http.send(createPhoto, {
      contract: emptyContract,
      file: new ReadableStream<Uint8Array>({ start: body => body.enqueue(new Uint8Array(16)) }),
      signal: leaving.signal,
    }),
  )
  const ended = Promise.allSettled(photos)
  await http.send(getRatings, { contract: emptyContract, path: { upi: 'A42' }, query: {} })
  leaving.abort()
  const codes = (await ended).map(photo => (photo.status === 'rejected' ? photo.reason.code : 'sent'))
  expect(new Set(codes)).toEqual(new Set(['aborted', 'unavailable']))
  server.closeAllConnections()
  server.close()
})
