import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestContext } from './request-context.ts'
import type { Tracer } from './tracer.ts'

/** The span of a request; of its address it tells the route alone, because the rest may be personal. */
export function openRequestSpan(
  { method = '' }: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  tracer: Tracer,
): void {
  const span = tracer.start('server', method, context, { 'http.request.method': method })
  context.enterSpan(span.trace)
  res.on('close', () => {
    const { id, route, cache } = context
    const status = res.writableFinished ? res.statusCode : 499
    span.end({
      ...(route && { name: `${method} ${route}` }),
      attributes: {
        'http.response.status_code': status,
        'http.route': route || 'other',
        'wallart.request_id': id,
        'wallart.cache': cache,
      },
      hasFailed: status >= 500,
    })
  })
}
