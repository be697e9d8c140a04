import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { getCategoryContract } from '../operations/get-category.contract.ts'
import { getCategory } from '../operations/get-category.ts'
import { createHttp } from './http.ts'
import { kyTransport } from './ky-transport.ts'
import { nodeTransport } from './node-transport.ts'
import { catchError } from './testing/catch-error.ts'
import { fetchTransport } from './transport.ts'

const MEGABYTE = 1_000_000

let server: Server | undefined

afterEach(() => new Promise(resolve => server?.close(resolve).closeAllConnections()))

async function web(listener: RequestListener): Promise<string> {
  const made = createServer(listener)
  server = made
  await new Promise<void>(resolve => made.listen(0, '127.0.0.1', resolve))
  const address = made.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** Sends as fast as it is read, and counts what went out. */
function pour(response: ServerResponse, total: number): { sent: number } {
  const chunk = Buffer.alloc(100_000, ' ')
  const seen = { sent: 0 }
  const more = () => {
    while (seen.sent < total && !response.destroyed) {
      seen.sent += chunk.length
      if (!response.write(chunk)) return
    }
    response.end()
  }
  response.on('drain', more)
  more()
  return seen
}

const TOO_LARGE = { code: 'unreadable', message: expect.stringMatching(/larger than maxBytes/) }

const transports = [
  ['fetch', fetchTransport],
  ['ky', kyTransport()],
  ['node:http', nodeTransport],
] as const

describe.each(transports)('over %s', (_, transport) => {
  const ask = (commerce: string) =>
    createHttp({ services: { commerce }, transport }).send(
      { ...getCategory, retries: 0, budgetMs: 20_000 },
      { contract: getCategoryContract, path: { organizationId: 'o', id: 'x' } },
    )

  test('of 200 MB no more is read than allowed, and little of it is kept', async () => {
    let poured = { sent: 0 }
    let closed = false
    const base = await web((_req, answer) => {
      answer.writeHead(200, JSON_TYPE).on('close', () => (closed = true))
      poured = pour(answer, 200 * MEGABYTE)
    })
    const before = memory()
    expect(await catchError(ask(base))).toMatchObject(TOO_LARGE)
    expect(memory() - before).toBeLessThan(60 * MEGABYTE)
    await until(() => closed)
    expect(poured.sent).toBeLessThan(50 * MEGABYTE)
  })

  test('200 MB folded into a little gzip are cut off as well', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * MEGABYTE, ' '))
    const base = await web((_req, answer) =>
      answer.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(bomb),
    )
    const before = memory()
    expect(await catchError(ask(base))).toMatchObject(TOO_LARGE)
    expect(memory() - before).toBeLessThan(100 * MEGABYTE)
  })
})

function memory(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise(resolve => setTimeout(resolve, 10))
}
