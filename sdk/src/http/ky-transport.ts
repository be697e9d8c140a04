import ky from 'ky'
import type { Transport } from './transport.ts'

/** The way to the network for programs: ky, with everything that the SDK decides itself switched off. */
export function kyTransport(platformFetch?: typeof fetch): Transport<Response> {
  const kyInstance = ky.create({
    throwHttpErrors: false,
    timeout: false,
    retry: 0,
    ...(platformFetch ? { fetch: platformFetch } : {}),
  })
  return (address, request) => kyInstance(address, request)
}
