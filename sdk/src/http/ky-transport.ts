import ky from 'ky'
import type { Transport } from './transport.ts'

/**
 * A transport over ky, without the features that the SDK has itself.
 * @example
 * const http = createHttp({ services: { commerce: 'https://commerce.example' }, transport: kyTransport() })
 */
export function kyTransport(platformFetch?: typeof fetch): Transport<Response> {
  const kyInstance = ky.create({
    throwHttpErrors: false,
    timeout: false,
    retry: 0,
    ...(platformFetch ? { fetch: platformFetch } : {}),
  })
  // ky copies a request before it sends it, and the copy of a stream is kept in memory as a whole.
  return (address, request) =>
    request.duplex ? (platformFetch ?? fetch)(address, request) : kyInstance(address, request)
}
