import type { AttemptResult, Http } from '@wallart/sdk/http'
import { traceHeaders, traceOf } from '../front/trace.ts'
import type { ServiceAddress } from '@wallart/sdk/http'
import type { ServiceName } from '@wallart/sdk/operations/operation'
import type { Tracer } from '../front/tracer.ts'

type Services = Readonly<Record<ServiceName, ServiceAddress>>

/** A span for each call with its repetitions; never its address, which may hold personal data. */
export function withSpans(http: Http, tracer: Tracer, services: Services): Http {
  return {
    async send(operation, call) {
      const trace = traceOf(call.headers)
      if (!trace) return http.send(operation, call)
      const { id, service, method, path } = operation
      const { hostname, port, protocol, pathname } = new URL(services[service].url)
      // Some services are one address, whose operations have no path of their own.
      const template = pathname.replace(/\/$/, '') + path || '/'
      const span = tracer.start('client', `${method} ${template}`, trace, {
        'http.request.method': method,
        'url.template': template,
        'server.address': hostname,
        'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
        'peer.service': service,
        'wallart.operation': id,
      })
      let last: AttemptResult | undefined
      const afterAttempt = (result: AttemptResult) => {
        last = result
        call.afterAttempt?.(result)
      }
      try {
        const headers = { ...call.headers, ...traceHeaders(span.trace) }
        return await http.send(operation, { ...call, headers, afterAttempt })
      } finally {
        span.end({ hasFailed: last?.code !== undefined, attributes: describeAttempt(last) })
      }
    },
  }
}

function describeAttempt({ status, code, attempt = 1 }: Partial<AttemptResult> = {}) {
  return {
    ...(status !== undefined && { 'http.response.status_code': status }),
    ...(code !== undefined && { 'error.type': code }),
    ...(attempt > 1 && { 'http.request.resend_count': attempt - 1 }),
  }
}
