import { request as requestOpenly, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { gunzipSync } from 'node:zlib'
import type { Transport } from '@wallart/sdk/http'

/** So much of an answer is read; whoever reads more than that has no answer of the shop. */
const MAX_BYTES = 8_000_000

const BODILESS = new Set([204, 205, 304])

/** Node's own way to the network: a command is over in the time that the platform's fetch takes to be loaded. */
export const nodeTransport: Transport = async (address, { method = 'GET', headers, body, signal }) => {
  const sent = new Headers(headers)
  sent.set('accept-encoding', 'gzip')
  if (body instanceof URLSearchParams) sent.set('content-type', 'application/x-www-form-urlencoded')
  const text = typeof body === 'string' || body instanceof URLSearchParams ? String(body) : undefined
  const answer = await begun(
    address,
    { method, headers: Object.fromEntries(sent), ...(signal && { signal }) },
    text,
  )
  const { statusCode = 0 } = answer
  const bytes = await bytesOf(answer)
  return new Response(BODILESS.has(statusCode) ? null : bytes, {
    status: statusCode,
    headers: pairsOf(answer),
  })
}

function begun(
  address: string,
  options: Pick<RequestOptions, 'method' | 'headers' | 'signal'>,
  text: string | undefined,
): Promise<IncomingMessage> {
  const request = address.startsWith('https:') ? requestSecurely : requestOpenly
  return new Promise((resolve, reject) => {
    const asking = request(address, options)
    asking.once('response', resolve)
    asking.once('error', reject)
    asking.end(text)
  })
}

// One byte too many is enough for whoever reads it to know that it is too much.
async function bytesOf(answer: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk)
    chunks.push(bytes)
    size += bytes.length
    if (size > MAX_BYTES) break
  }
  const sent = Buffer.concat(chunks)
  if (answer.headers['content-encoding'] !== 'gzip' || size === 0) return sent
  return Buffer.from(gunzipSync(sent, { maxOutputLength: 2 * MAX_BYTES }))
}

function pairsOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  return headers
}
