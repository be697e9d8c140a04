import ky from 'ky'
import type { Transport } from './transport.ts'

/** A transport over ky, without the features that the SDK has itself. */
export function kyTransport(platformFetch?: typeof fetch): Transport<Response> {
  const kyInstance = ky.create({
    throwHttpErrors: false,
    timeout: false,
    retry: 0,
    ...(platformFetch ? { fetch: platformFetch } : {}),
  })
  return (address, request) => kyInstance(address, request)
}
