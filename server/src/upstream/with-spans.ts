import type { AttemptResult, Http } from '@wallart/sdk/http'
import { currentTrace, runInTrace } from '../front/trace.ts'
import type { Tracer } from '../front/tracer.ts'

/** A span for each call with its repetitions; never its address, which may hold personal data. */
export function withSpans(http: Http, tracer: Tracer): Http {
  return {
    async send(operation, call) {
      const trace = currentTrace()
      if (!trace) return http.send(operation, call)
      const { id, service, method, path } = operation
      const span = tracer.start('client', `${method} ${path}`, trace, {
        'http.request.method': method,
        'url.template': path,
        'peer.service': service,
        'wallart.operation': id,
      })
      let last: AttemptResult | undefined
      const afterAttempt = (result: AttemptResult) => {
        last = result
        call.afterAttempt?.(result)
      }
      try {
        return await runInTrace(span.trace, () => http.send(operation, { ...call, afterAttempt }))
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
