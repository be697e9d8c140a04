import { request as requestOpenly, type IncomingMessage, type RequestOptions } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { BodyError, MAX_BYTES } from './read-body.ts'
import type { Transport } from './transport.ts'

/**
 * A transport over Node's own HTTP client, which costs a third of the platform's fetch to load and to use. It sends text
 * and forms, follows nothing, and takes answers of at most 8 MB.
 * @example
 * const http = createHttp({ services: { commerce: 'https://commerce.example' }, transport: nodeTransport })
 */
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
    clientRequest.on('error', reject)
    clientRequest.end(text)
  })
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of await unpacked(answer)) {
    const bytes = Buffer.from(chunk)
    chunks.push(bytes)
    size += bytes.length
    if (size > MAX_BYTES) throw new BodyError(`it is larger than maxBytes, ${MAX_BYTES}`)
  }
  return Buffer.concat(chunks)
}

async function unpacked(answer: IncomingMessage): Promise<Readable> {
  if (answer.headers['content-encoding'] !== 'gzip') return answer
  const { constants, createGunzip } = await import('node:zlib')
  // As fetch unpacks: an empty answer may say that it is compressed. Who reads it meets its errors.
  return pipeline(answer, createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }), () => {})
}
