import { ConfigError } from '../errors/config-error.ts'
import { sendable } from '#http/sendable'
import type { Operation } from '../operations/operation.ts'
import type { Call } from './call.ts'
import type { HttpOptions, ServiceAddress } from './options.ts'
import type { TransportRequest } from './transport.ts'

/** What is sent for one call, apart from its address; the same for every attempt. */
export function buildRequest(
  options: HttpOptions,
  operation: Operation,
  call: Call<unknown>,
  service: ServiceAddress,
  requestId: string,
): TransportRequest {
  const defaultHeaders = {
    accept: 'application/json',
    'correlation-id': requestId,
    traceparent: options.traceParent?.() || undefined,
    'idempotency-key': call.idempotencyKey || undefined,
    // The merge of baskets has no body, and is refused without its type.
    'content-type': operation.method === 'GET' || operation.body === 'form' ? undefined : 'application/json',
  }
  try {
    return {
      method: operation.method,
      redirect: operation.answer === 'location' ? redirectMode() : 'manual',
      ...sendable(defaultHeaders, service.headers, call.headers),
      ...(call.file ? { body: call.file, duplex: 'half' } : encodeBody(operation, call.body)),
    }
  } catch {
    // The platform's own sentence would quote the header.
    throw new ConfigError('A header or the body of the call cannot be sent.', operation.id)
  }
}

function encodeBody(operation: Operation, body: unknown): Pick<TransportRequest, 'body'> {
  if (body === undefined || !operation.body) return {}
  if (operation.body === 'json') return { body: JSON.stringify(body) }
  const fields = Object.entries(body ?? {}).filter(([, value]) => value !== undefined && value !== null)
  return { body: new URLSearchParams(fields.map(([name, value]) => [name, String(value)])) }
}

// Browsers hide a redirect that is not followed, servers show it.
function redirectMode(): RequestRedirect {
  return 'document' in globalThis || 'importScripts' in globalThis ? 'follow' : 'manual'
}
