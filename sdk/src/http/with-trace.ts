import type { Http } from './http.ts'
import { requireArguments } from './require-arguments.ts'

/** The visit that the calls belong to. */
export interface TraceContext {
  /** Names the visit in the logs of both sides, instead of a name for each call. */
  readonly correlationId?: string | undefined
  /** The traceparent header of the work. */
  readonly traceParent?: string | undefined
  /** Whose visit it is, as a session or an address: shoppers take turns, and the failures of one open no circuit for all. Not sent. */
  readonly shopper?: string | undefined
}

/**
 * A sender whose calls are all part of one visit; what a call says for itself goes first.
 * @example
 * const traced = withTrace(http, { correlationId: requestId })
 */
export function withTrace(http: Http, context: TraceContext): Http {
  requireArguments('withTrace', { 'http.send()': Object(http).send, context })
  const { correlationId, traceParent, shopper } = context
  const traceHeaders = {
    ...(correlationId && { 'correlation-id': correlationId }),
    ...(traceParent && { traceparent: traceParent }),
  }
  return {
    send: (operation, call) =>
      http.send(operation, { shopper, ...call, headers: { ...traceHeaders, ...call.headers } }),
  }
}
