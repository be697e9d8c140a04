import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestContext } from './request-context.ts'
import type { Tracer } from './tracer.ts'

// Those that OpenTelemetry names; each further one would be a name of spans.
const KNOWN_METHODS = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'CONNECT',
  'OPTIONS',
  'TRACE',
  'PATCH',
])

/** The span of a request; of its address it tells the route alone, because the rest may be personal. */
export function openRequestSpan(
  { method = '' }: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  tracer: Tracer,
): void {
  const isKnown = KNOWN_METHODS.has(method)
  const verb = isKnown ? method : 'HTTP'
  const span = tracer.start('server', verb, context, {
    'http.request.method': isKnown ? method : '_OTHER',
    ...(!isKnown && { 'http.request.method_original': method }),
  })
  context.enterSpan(span.trace)
  res.on('close', () => {
    const { id, route, cache } = context
    const status = res.writableFinished ? res.statusCode : 499
    span.end({
      ...(route && { name: `${verb} ${route}` }),
      attributes: {
        'http.response.status_code': status,
        ...(route && { 'http.route': route }),
        'wallart.request_id': id,
        'wallart.cache': cache,
      },
      hasFailed: status >= 500,
    })
  })
}
