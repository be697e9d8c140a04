import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { UploadedFile } from '@wallart/client/framework/action.ts'
import { photoBytes } from '@wallart/fixtures/testing/photo-bytes.ts'
import express from 'express'
import { pino } from 'pino'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { listen } from '../listen.ts'
import { problem } from '../middleware/problem.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { withRequestContext } from '../testing/with-request-context.ts'
import { formFiles } from './form-files.ts'

const TYPE = 'multipart/form-data; boundary=edge'
const END = Buffer.from('\r\n--edge--\r\n')
const UPLOAD = { upload: 'upload-0123456789', offset: '0', size: '9999' }
const JPEG_BEGUN = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(1000)])

let shop: StorefrontAndUpstream
let server: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  // Each request comes an hour after the one before, so that none comes too soon.
  let now = 0
  const limiter = createRateLimiter(() => (now += 3_600_000))
  shop = await openStorefront({ overrides: { limiter } })
  server = await listen(shop.app, '127.0.0.1', 0)
})

afterAll(async () => {
  await server.close()
  await shop.upstream.close()
})

function part(name: string, bytes: Buffer | string = '') {
  const head = `\r\n--edge\r\nContent-Disposition: form-data; name="photos"; filename="${name}"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(bytes)])
}

const field = ([name, value]: readonly string[]) =>
  Buffer.from(`\r\n--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`)

/** Sends a form whose pieces arrive one after another, as on a slow line. */
async function send(pieces: readonly Buffer[], { type = TYPE, path = '/frame-my-photos' } = {}) {
  const headers = { 'content-type': type, accept: 'application/json', 'sec-fetch-site': 'same-origin' }
  const sent = request(new URL(path, server.url), { method: 'POST', headers })
  const answered: Promise<IncomingMessage[]> = once(sent, 'response')
  for (const piece of pieces) {
    sent.write(piece)
    await pause(50)
  }
  sent.end()
  const [answer] = await answered
  return { status: answer?.statusCode, body: answer ? await text(answer) : '' }
}

test.each([
  ['x.pdf', Buffer.alloc(300_000, 'A'), 'photos.wrong-type'],
  [
    'x.heic',
    Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(2_000_000)]),
    'photos.heic',
  ],
])('a large file that is no photo is refused at once: %s', async (name, bytes, code) => {
  const { status, body } = await send([part(name, bytes), part('b.jpg', await photoBytes()), END])
  expect([status, JSON.parse(body)]).toEqual([
    422,
    { errors: { [name]: [expect.objectContaining({ code })] } },
  ])
})

test('the kind of a photo is known although its first bytes come one by one', async () => {
  const bytes = await photoBytes()
  const pieces = [part('a.jpg', bytes.subarray(0, 1)), bytes.subarray(1, 3), bytes.subarray(3), END]
  const { status, body } = await send(pieces)
  expect([status, JSON.parse(body).data.photos]).toEqual([200, [expect.objectContaining({ width: 1500 })]])
})

test.each([
  ['no boundary', [part('a.jpg', 'A'), END], { type: 'multipart/form-data' }],
  ['no end', [part('a.jpg', 'A')], {}],
  ['no end of a second file', [Buffer.concat([part('a.jpg', 'A'), part('b.jpg', 'B')])], {}],
  ['no end of a large file', [part('a.jpg', Buffer.alloc(300_000, 'A'))], {}],
  ['no end of a photo', [part('a.jpg', JPEG_BEGUN)], {}],
  ['no end of a header', [Buffer.from('\r\n--edge\r\nContent-Disposition: form-da')], {}],
  ['no header', [Buffer.from('\r\n--edge\r\n\x01\r\n\r\n'), END], {}],
  [
    'no end of a part of a photo',
    [...Object.entries(UPLOAD).map(field), part('a.jpg', JPEG_BEGUN)],
    { path: '/frame-my-photos/parts' },
  ],
])('a form with %s is refused', async (_, pieces, options) => {
  expect(await send(pieces, options)).toMatchObject({ status: 400 })
  expect(shop.log.filter(({ level }) => Number(level) >= 50)).toEqual([])
})

// A file that breaks off fails the call that it is sent on with, which an action tells by a result.
const readFile = ({ content }: UploadedFile) => new Response(content).arrayBuffer().catch(() => 'broken')

/** Reads forms as the shop does, but soon finds one too slow. */
function openForms(
  leastBytesASecond: number,
  read: (file: UploadedFile) => Promise<unknown>,
  waitMs = 60_000,
) {
  const app = express()
    .use(withRequestContext)
    .post('/', async (req, res) => {
      const speed = { graceMs: 100, checkMs: 10, leastBytesASecond }
      for await (const file of formFiles(req, { maxFileBytes: 1_000_000, waitMs }, speed)) await read(file)
      res.end('read')
    })
    .use(problem({ log: pino({ level: 'silent' }) }))
  return listen(app, '127.0.0.1', 0)
}

test.each([
  ['nothing', ''],
  ['a header', part('a.jpg')],
  ['the beginning of a photo', part('a.jpg', JPEG_BEGUN)],
])('a form of which %s has arrived for too long ends with 408, and its connection', async (_, begun) => {
  const forms = await openForms(10_000, readFile)
  const sent = request(forms.url, { method: 'POST', headers: { 'content-type': TYPE } })
  sent.write(Buffer.concat([Buffer.from('\r\n'), Buffer.from(begun)]))
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  expect([answer?.statusCode, answer?.headers.connection]).toEqual([408, 'close'])
  sent.destroy()
  await forms.close()
})

test('forms that break off do not count as failures of the photo service', async () => {
  for (let time = 0; time < 12; time += 1)
    expect(await send([part('a.jpg', JPEG_BEGUN)])).toMatchObject({ status: 400 })
  const { status } = await send([part('a.jpg', await photoBytes()), END])
  expect(status).toBe(200)
  expect(shop.log.filter(({ msg }) => msg === 'circuit open')).toEqual([])
})

test('a form that waits for the shop is not slow', async () => {
  const forms = await openForms(10_000_000, async file => {
    await pause(300)
    await readFile(file)
    await pause(300)
  })
  const sent = request(forms.url, { method: 'POST', headers: { 'content-type': TYPE } })
  sent.end(Buffer.concat([part('a.jpg', Buffer.alloc(600_000, 'A')), END]))
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  expect(answer?.statusCode).toBe(200)
  await forms.close()
})

test('files that wait for the shop are given up before their connection ends, all of a form together', async () => {
  const ends: string[] = []
  const wait = async ({ name, content, signal }: UploadedFile) => {
    await new Response(content).arrayBuffer()
    if (!signal.aborted) await once(signal, 'abort')
    ends.push(name)
  }
  const forms = await openForms(10_000, wait, 200)
  const sent = request(forms.url, { method: 'POST', headers: { 'content-type': TYPE } })
  sent.end(Buffer.concat([part('a.jpg', 'A'), part('b.jpg', 'B'), END]))
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  expect([answer?.statusCode, ends]).toEqual([200, ['a.jpg', 'b.jpg']])
  await forms.close()
})

test('a file is refused whatever its name is', async () => {
  const { status, body } = await send([part('__proto__', 'no photo'), END])
  expect([status, Object.entries(JSON.parse(body).errors)]).toEqual([
    422,
    [['__proto__', [expect.objectContaining({ code: 'photos.wrong-type' })]]],
  ])
})
