import compression from 'compression'
import express from 'express'
import { once } from 'node:events'
import { get, createServer, type IncomingMessage } from 'node:http'
import { devBuild } from './dev-build.ts'

test('a page of the development server hears the build, and then a sign of life', async () => {
  const server = createServer(express().use(compression(), devBuild('b1', 10))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const requested = get({ host: '127.0.0.1', port, path: '/_dev' })
  const answer = await new Promise<IncomingMessage>(resolve => requested.once('response', resolve))
  let text = ''
  answer.setEncoding('utf8')
  for await (const chunk of answer) {
    text += chunk
    if (text.endsWith(':\n\n:\n\n')) break
  }
  expect(text).toMatch(/^retry: 20\ndata: b1\n\n(:\n\n)+$/)
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})
