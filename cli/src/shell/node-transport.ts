import { request as requestOpenly, type IncomingMessage, type RequestOptions } from 'node:http'
import type { Transport } from '@wallart/sdk/http'

const MAX_BYTES = 8_000_000

/** Uses node:http: loading fetch, Response or Headers takes as long as a whole command. */
export const nodeTransport: Transport = async (address, { method = 'GET', headers, body, signal }) => {
  const isForm = body instanceof URLSearchParams
  const requestHeaders = {
    ...headers,
    ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
    'accept-encoding': 'gzip',
  }
  const text = typeof body === 'string' || isForm ? String(body) : undefined
  const answer = await openRequest(
    address,
    { method, headers: requestHeaders, ...(signal && { signal }) },
    text,
  )
  const { statusCode: status = 0, headers: responseHeaders } = answer
  const bytes = await readBody(answer)
  return {
    status,
    ok: status >= 200 && status < 300,
    url: address,
    redirected: false,
    headers: { get: name => responseHeaders[name.toLowerCase()]?.toString() ?? null },
    body: null,
    text: async () => new TextDecoder().decode(bytes),
  }
}

async function openRequest(
  address: string,
  options: Pick<RequestOptions, 'method' | 'headers' | 'signal'>,
  text: string | undefined,
): Promise<IncomingMessage> {
  const request = address.startsWith('https:') ? (await import('node:https')).request : requestOpenly
  return new Promise((resolve, reject) => {
    const clientRequest = request(address, options)
    clientRequest.once('response', resolve)
    clientRequest.once('error', reject)
    clientRequest.end(text)
  })
}

// One byte more than the limit is enough to detect it.
async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk)
    chunks.push(bytes)
    size += bytes.length
    if (size > MAX_BYTES) break
  }
  const body = Buffer.concat(chunks)
  if (answer.headers['content-encoding'] !== 'gzip' || size === 0) return body
  const { gunzipSync } = await import('node:zlib')
  return gunzipSync(body, { maxOutputLength: 2 * MAX_BYTES })
}
