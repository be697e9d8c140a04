import type { SdkErrorCode } from '../../errors/sdk-error.ts'
import { deaf, hanging, type PreparedAnswer } from './recorded-transport.ts'

/** An answer that no call can use, and how its failure is known; "answered" where a contract may still find a use. */
export interface BadResponse {
  readonly name: string
  readonly answer: () => PreparedAnswer
  readonly code: SdkErrorCode | 'answered'
}

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

const refusal = (status: number, code: SdkErrorCode): BadResponse => ({
  name: `status ${status}`,
  answer: () => json('{"type":"/errors/jane@example.com","detail":"jane@example.com W12345678"}', status),
  code,
})

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

function torn(): Response {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":"jane@example.com"'))
      controller.error(new TypeError('terminated at jane@example.com'))
    },
  })
  return new Response(body)
}

const MEGABYTE = new Uint8Array(1_000_000)

function endless(): Response {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(MEGABYTE)
    },
  })
  return new Response(body)
}

/** Everything that a service can do wrong, without a service. */
export const BAD_RESPONSES: readonly BadResponse[] = [
  { name: 'refused', answer: () => new TypeError('connect ECONNREFUSED jane@example.com'), code: 'network' },
  { name: 'hanging', answer: () => hanging, code: 'timeout' },
  { name: 'hanging and deaf', answer: () => deaf, code: 'timeout' },
  { name: 'hanging body', answer: () => new Response(new ReadableStream()), code: 'timeout' },
  { name: 'torn', answer: torn, code: 'network' },
  { name: 'truncated', answer: () => json('{"id":"jane@example.com"'), code: 'unreadable' },
  { name: 'HTML', answer: () => json('<html>jane@example.com</html>'), code: 'unreadable' },
  {
    name: 'wrong type',
    answer: () => new Response(new Blob(['{}'], { type: 'image/png' })),
    code: 'unreadable',
  },
  { name: '100,000 levels', answer: () => json(nested(100_000)), code: 'unreadable' },
  { name: 'endless', answer: endless, code: 'unreadable' },
  { name: 'redirect', answer: () => new Response(null, { status: 302 }), code: 'http' },
  { name: 'empty', answer: () => json(''), code: 'answered' },
  { name: 'null', answer: () => json('null'), code: 'answered' },
  { name: 'a number', answer: () => json('7'), code: 'answered' },
  { name: 'a list', answer: () => json('[{"id":7},null]'), code: 'answered' },
  {
    name: 'wrong types',
    answer: () => json('{"id":{},"name":7,"data":7,"hits":"x","email":[]}'),
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
