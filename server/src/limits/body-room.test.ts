import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import express, { type ErrorRequestHandler } from 'express'
import { listen, type Listening } from '../listen.ts'
import { createBodyRoom } from './body-room.ts'

const MAX_BYTES = 1000

let server: Listening
const seen: string[] = []
const begun: ClientRequest[] = []
const waiting: (() => void)[] = []

// Who leaves has no answer.
const ignoreAborted: ErrorRequestHandler = (_error, _req, res, _next) => void res.end()

beforeEach(async () => {
  seen.splice(0)
  waiting.splice(0)
  const room = createBodyRoom({
    maxBytes: () => MAX_BYTES,
    maxBytesOfVisitor: 2 * MAX_BYTES,
    maxBytesInAll: 3 * MAX_BYTES,
    trustProxy: 1,
    refuse: (_req, res) => void res.sendStatus(503),
  })
  const app = express()
    .use((req, _res, next) => {
      seen.push(req.path)
      next()
    })
    .use(room.enter)
    .post('/refused/{*path}', (_req, res) => void waiting.push(() => res.sendStatus(415)))
    .use(express.raw({ type: () => true }))
    .post('/wait/{*path}', (req, res) => {
      waiting.push(() => {
        room.leave(req)
        waiting.push(() => res.sendStatus(200))
      })
    })
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
async function begin(visitor: string, length = String(MAX_BYTES), folder = '') {
  const path = `${folder}/${seen.length}`
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

/** All of its body is there, and its turn is to come. */
async function wait(visitor: string) {
  const { length } = waiting
  const req = await begin(visitor, undefined, '/wait')
  req.end(BODY)
  while (waiting.length === length) await new Promise(setImmediate)
  return req
}

const isCut = (req: ClientRequest) => new Promise(resolve => req.once('close', resolve))

const BODY = Buffer.alloc(MAX_BYTES)

test('a visitor has a part of the room, of which what has not arrived gives way, and another has theirs', async () => {
  const [first, second] = [await begin('198.51.100.1'), await begin('198.51.100.1')]
  const isFirstCut = isCut(first)
  expect((await answerTo(await begin('198.51.100.1'), BODY)).statusCode).toBe(200)
  await isFirstCut
  expect((await answerTo(await begin('203.0.113.2'), BODY)).statusCode).toBe(200)
  expect((await answerTo(second, BODY)).statusCode).toBe(200)
})

test('where all of a visitor’s part waits, no more is read', async () => {
  await wait('198.51.100.1')
  await wait('198.51.100.1')
  const refused = await answerTo(await begin('198.51.100.1'))
  expect([refused.statusCode, refused.headers.connection]).toEqual([503, 'close'])
  expect((await answerTo(await begin('203.0.113.2'), BODY)).statusCode).toBe(200)
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

test('who holds the most gives way to who holds less, and not to themselves', async () => {
  const [first, second] = [await begin('198.51.100.1'), await begin('198.51.100.1')]
  const third = await begin('198.51.100.2')
  const isFirstCut = isCut(first)
  expect((await answerTo(await begin('203.0.113.2'), BODY)).statusCode).toBe(200)
  await isFirstCut
  expect((await answerTo(second, BODY)).statusCode).toBe(200)
  expect((await answerTo(third, BODY)).statusCode).toBe(200)
  expect((await answerTo(await begin('198.51.100.1'), BODY)).statusCode).toBe(200)
})

test('what waits for its turn gives way as well, after what has not arrived', async () => {
  const waits = await wait('198.51.100.1')
  const arrives = await begin('198.51.100.1')
  await begin('198.51.100.2')
  const [isArrivingCut, isWaitingCut] = [isCut(arrives), isCut(waits)]
  const less = await begin('203.0.113.2')
  await isArrivingCut
  expect((await answerTo(less, BODY)).statusCode).toBe(200)
  await wait('198.51.100.1')
  expect((await answerTo(await begin('203.0.113.2'), BODY)).statusCode).toBe(200)
  await isWaitingCut
})

test('whose turn has begun takes no room and is not cut', async () => {
  const begunTurns = [await wait('198.51.100.1'), await wait('198.51.100.1')]
  for (const beginTurn of waiting.splice(0)) beginTurn()
  const others = [await begin('198.51.100.1'), await begin('198.51.100.1'), await begin('198.51.100.2')]
  for (const req of others) expect((await answerTo(req, BODY)).statusCode).toBe(200)
  const answers = begunTurns.map(req => answerTo(req))
  for (const answer of waiting.splice(0)) answer()
  for (const answer of answers) expect((await answer).statusCode).toBe(200)
})

test('bodies that are refused before they are read leave the room as it was', async () => {
  for (let round = 0; round < 6; round++) {
    const answer = answerTo(await begin('198.51.100.1', undefined, '/refused'))
    for (const refuse of waiting.splice(0)) refuse()
    expect((await answer).statusCode).toBe(415)
  }
  for (const visitor of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) await begin(visitor)
  expect((await answerTo(await begin('203.0.113.2'))).statusCode).toBe(503)
})

test('a body of no known length counts as the longest', async () => {
  for (const visitor of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) await begin(visitor, '')
  expect((await answerTo(await begin('203.0.113.2'))).statusCode).toBe(503)
})
