import type { SdkErrorCode } from '../../errors/error-fields.ts'
import { hangForever, hangUntilAborted, type PreparedResponse } from './recording-transport.ts'

/** An answer that no call can use, and how its failure is known; "answered" where a contract may still find a use. */
export interface BadResponse {
  readonly name: string
  readonly respond: () => PreparedResponse
  readonly code: SdkErrorCode | 'answered'
}

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

const refusal = (status: number, code: SdkErrorCode): BadResponse => ({
  name: `status ${status}`,
  respond: () => json('{"type":"/errors/jane@example.com","detail":"jane@example.com W12345678"}', status),
  code,
})

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

function tornResponse(): Response {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":"jane@example.com"'))
      controller.error(new TypeError('terminated at jane@example.com'))
    },
  })
  return new Response(body)
}

const MEGABYTE = new Uint8Array(1_000_000)

function endlessResponse(): Response {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(MEGABYTE)
    },
  })
  return new Response(body)
}

export const BAD_RESPONSES: readonly BadResponse[] = [
  { name: 'refused', respond: () => new TypeError('connect ECONNREFUSED jane@example.com'), code: 'network' },
  { name: 'hanging', respond: () => hangUntilAborted, code: 'timeout' },
  { name: 'hanging and deaf', respond: () => hangForever, code: 'timeout' },
  { name: 'hanging body', respond: () => new Response(new ReadableStream()), code: 'timeout' },
  { name: 'torn', respond: tornResponse, code: 'network' },
  { name: 'truncated', respond: () => json('{"id":"jane@example.com"'), code: 'unreadable' },
  { name: 'HTML', respond: () => json('<html>jane@example.com</html>'), code: 'unreadable' },
  {
    name: 'wrong type',
    respond: () => new Response(new Blob(['{}'], { type: 'image/png' })),
    code: 'unreadable',
  },
  { name: '100,000 levels', respond: () => json(nested(100_000)), code: 'unreadable' },
  { name: 'endless', respond: endlessResponse, code: 'unreadable' },
  { name: 'redirect', respond: () => new Response(null, { status: 302 }), code: 'http' },
  { name: 'empty', respond: () => json(''), code: 'answered' },
  { name: 'null', respond: () => json('null'), code: 'answered' },
  { name: 'a number', respond: () => json('7'), code: 'answered' },
  { name: 'a list', respond: () => json('[{"id":7},null]'), code: 'answered' },
  {
    name: 'wrong types',
    respond: () => json('{"id":{},"name":7,"data":7,"hits":"x","email":[]}'),
    code: 'answered',
  },
  refusal(400, 'http'),
  refusal(401, 'unauthorized'),
  refusal(403, 'forbidden'),
  refusal(404, 'not-found'),
  refusal(409, 'conflict'),
  refusal(429, 'rate-limited'),
  refusal(500, 'server'),
  refusal(503, 'server'),
]
