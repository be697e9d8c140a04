import type { Http } from './http.ts'
import { requireArguments } from './require-arguments.ts'

/** The trace that the calls belong to. */
export interface TraceContext {
  /** Names the visit in the logs of both sides, instead of a name for each call. */
  readonly correlationId?: string | undefined
  /** The traceparent header of the work. */
  readonly traceParent?: string | undefined
}

/**
 * A sender whose calls are all part of one visit; what a call says for itself goes first.
 * @example
 * const traced = withTrace(http, { correlationId: requestId })
 */
export function withTrace(http: Http, context: TraceContext): Http {
  requireArguments('withTrace', { 'http.send()': Object(http).send, context })
  const { correlationId, traceParent } = context
  const traceHeaders = {
    ...(correlationId && { 'correlation-id': correlationId }),
    ...(traceParent && { traceparent: traceParent }),
  }
  return {
    send: (operation, call) =>
      http.send(operation, { ...call, headers: { ...traceHeaders, ...call.headers } }),
  }
}
