import { once } from 'node:events'
import { createServer, IncomingMessage, request, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { requestsByTurn } from './requests-by-turn.ts'

const arriving = (line: string) => {
  const req = new IncomingMessage(new Socket())
  req.headers['x-line'] = line
  return [req, new ServerResponse(req)] as const
}

const lineOf = (req: IncomingMessage) => String(req.headers['x-line'])

test('a thousand requests of one line leave turns to others, and another line comes next', async () => {
  const begun: string[] = []
  const listener = requestsByTurn(req => begun.push(lineOf(req)), lineOf)
  for (let at = 0; at < 1000; at += 1) listener(...arriving('eve'))
  listener(...arriving('ann'))
  expect(begun).toHaveLength(16)
  await nextTurn()
  await nextTurn()
  expect(begun.indexOf('ann')).toBeLessThan(18)
  let turns = 0
  for (; begun.length < 1001; turns += 1) await nextTurn()
  expect(turns).toBeGreaterThan(50)
})

test('who has left is not served', async () => {
  const begun: string[] = []
  const listener = requestsByTurn(req => begun.push(lineOf(req)), lineOf)
  for (let at = 0; at < 16; at += 1) listener(...arriving('eve'))
  const [req, res] = arriving('bob')
  listener(req, res)
  res.destroy()
  listener(...arriving('ann'))
  for (let turn = 0; turn < 3; turn += 1) await nextTurn()
  expect(begun.slice(16)).toEqual(['ann'])
})

test('over HTTP each of many requests at once has its answer', async () => {
  const server = createServer(
    requestsByTurn(
      (_req, res) => void res.end('ok'),
      () => 'one',
    ),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const answers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const [answer] = await once(request({ port, agent: false }).end(), 'response')
      answer.resume()
      return answer.statusCode
    }),
  )
  expect(new Set(answers)).toEqual(new Set([200]))
  server.close()
})
