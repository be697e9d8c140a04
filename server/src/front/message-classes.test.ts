import { connect } from 'node:net'
import express from 'express'
import { listen } from '../listen.ts'
import { messageClasses } from './message-classes.ts'

test('requests and responses come with the prototypes that the app gives them', async () => {
  const seen: unknown[] = []
  const app = express()
  app.get('/', (req, res) => {
    seen.push(Object.getPrototypeOf(req), Object.getPrototypeOf(res))
    res.json({ path: req.path, isXhr: req.xhr })
  })
  const server = await listen(
    (req, res) => {
      seen.push(Object.getPrototypeOf(req), Object.getPrototypeOf(res))
      app(req, res)
    },
    '127.0.0.1',
    0,
    messageClasses(app),
  )
  try {
    expect(await (await fetch(server.url)).json()).toEqual({ path: '/', isXhr: false })
    expect(seen[2]).toBe(seen[0])
    expect(seen[3]).toBe(seen[1])
  } finally {
    await server.close()
  }
})

/** A server that collects bodies, and what became of one in pieces of so many bytes. */
async function sendPieces(count: number, bytes: number) {
  const app = express().use((req, res) => {
    let pieces = 0
    let text = ''
    req.on('data', piece => {
      pieces += 1
      text += String(piece)
    })
    req.on('end', () => res.end(`${pieces} pieces, ${text.length} bytes`))
  })
  const server = await listen(app, '127.0.0.1', 0, messageClasses(app))
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n')
  socket.end(`${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`.repeat(count) + '0\r\n\r\n')
  let answer = ''
  socket.on('data', chunk => (answer += String(chunk))).on('error', () => {})
  // A connection that is reset ends with an error.
  await new Promise(resolve => socket.once('close', resolve))
  await server.close()
  return answer
}

test.each([
  [1, 1, true],
  [400, 1, true],
  [100_000, 1, false],
  [2000, 255, false],
  [2000, 300, true],
  [20, 65_536, true],
])('a body of %i pieces of %i bytes is read: %p', async (count, bytes, isRead) => {
  expect((await sendPieces(count, bytes)).includes(` ${count * bytes} bytes`)).toBe(isRead)
})

test('small pieces that come together are joined', async () => {
  const [, pieces] = /(\d+) pieces/.exec(await sendPieces(400, 1)) ?? []
  expect(Number(pieces)).toBeLessThan(10)
})
