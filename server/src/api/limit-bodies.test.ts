import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import express, { type ErrorRequestHandler } from 'express'
import { listen, type Listening } from '../listen.ts'
import { limitBodies } from './limit-bodies.ts'

const MAX_BYTES = 1000

let server: Listening
const seen: string[] = []
const begun: ClientRequest[] = []

// Who leaves has no answer.
const ignoreAborted: ErrorRequestHandler = (_error, _req, res, _next) => void res.end()

beforeEach(async () => {
  seen.splice(0)
  const limits = { maxBytes: MAX_BYTES, maxBytesInAll: 3 * MAX_BYTES, mostArriving: 2, trustProxy: 1 }
  const app = express()
    .use((req, _res, next) => {
      seen.push(req.path)
      next()
    })
    .use(
      limitBodies({ ...limits, refuse: (_req, res) => void res.sendStatus(503) }),
      express.raw({ type: () => true }),
    )
    .post('{*path}', (req, res) => {
      res.send(String(req.body?.length ?? 0))
    })
    .use(ignoreAborted)
  server = await listen(app, '127.0.0.1', 0)
})

afterEach(async () => {
  for (const req of begun.splice(0)) req.destroy()
  await server.close()
})

/** Of its body nothing is sent yet. */
async function begin(visitor: string, length: string | undefined = String(MAX_BYTES)) {
  const path = `/${seen.length}`
  const req = request(server.url + path, {
    method: 'POST',
    headers: { 'x-forwarded-for': visitor, ...(length ? { 'content-length': length } : {}) },
  })
  begun.push(req)
  req.on('error', () => {})
  req.flushHeaders()
  while (!seen.includes(path)) await new Promise(setImmediate)
  return req
}

async function answerTo(req: ClientRequest, body?: Buffer): Promise<IncomingMessage> {
  const answer = once(req, 'response')
  if (body) req.end(body)
  const [response] = await answer
  response.resume()
  return response
}

const BODY = Buffer.alloc(MAX_BYTES)

test('of one visitor a few bodies arrive at once, and those of another have their room', async () => {
  const [first] = [await begin('198.51.100.1'), await begin('198.51.100.1')]
  const refused = await answerTo(await begin('198.51.100.1'))
  expect([refused.statusCode, refused.headers.connection]).toEqual([503, 'close'])
  expect((await answerTo(await begin('203.0.113.2'), BODY)).statusCode).toBe(200)
  expect((await answerTo(first, BODY)).statusCode).toBe(200)
  expect((await answerTo(await begin('198.51.100.1'), BODY)).statusCode).toBe(200)
})

test('beyond the room for all none is read, and a request without a body passes', async () => {
  const leaving: ClientRequest[] = []
  for (const visitor of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) leaving.push(await begin(visitor))
  expect((await answerTo(await begin('203.0.113.2'))).statusCode).toBe(503)
  expect((await answerTo(await begin('203.0.113.2', '0'), Buffer.alloc(0))).statusCode).toBe(200)
  for (const req of leaving) req.destroy()
  let status: number | undefined = 503
  while (status === 503) status = (await answerTo(await begin('203.0.113.2'), BODY)).statusCode
  expect(status).toBe(200)
})

test('who holds the most makes room for who holds less, and not for themselves', async () => {
  const [first, second] = [await begin('198.51.100.1'), await begin('198.51.100.1')]
  const third = await begin('198.51.100.2')
  const isEnded = new Promise(resolve => first.once('close', resolve))
  expect((await answerTo(await begin('203.0.113.2'), BODY)).statusCode).toBe(200)
  await isEnded
  expect((await answerTo(second, BODY)).statusCode).toBe(200)
  expect((await answerTo(third, BODY)).statusCode).toBe(200)
  expect((await answerTo(await begin('198.51.100.1'), BODY)).statusCode).toBe(200)
})

test('a body of no known length counts as the longest', async () => {
  for (const visitor of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) await begin(visitor, '')
  expect((await answerTo(await begin('203.0.113.2'))).statusCode).toBe(503)
})
