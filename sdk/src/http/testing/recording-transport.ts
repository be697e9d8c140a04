import type { Transport } from '../transport.ts'

export type PreparedResponse = Response | Error | ((request: RequestInit) => Promise<Response>)

export interface RecordedRequest {
  readonly address: string
  readonly method: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly request: RequestInit
}

/** A transport that gives prepared answers in their order and remembers what it was sent. */
export function createRecordingTransport(answers: readonly PreparedResponse[]): {
  readonly transport: Transport
  readonly requests: readonly RecordedRequest[]
} {
  const requests: RecordedRequest[] = []
  const transport: Transport = async (address, request) => {
    const answer = answers[requests.length]
    const headers = Object.fromEntries(new Headers(request.headers))
    const body = request.body ? await new Response(request.body).text() : undefined
    requests.push({ address, method: request.method, headers, body, request })
    if (typeof answer === 'function') return answer(request)
    if (answer instanceof Response) return answer
    throw answer ?? new Error('no answer is prepared')
  }
  return { transport, requests }
}

export function hangUntilAborted({ signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Answers nothing, and does not hear that the request is given up. */
export function hangForever(): Promise<Response> {
  return new Promise(() => {})
}
