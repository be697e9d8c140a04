import { randomBytes, randomUUID } from 'node:crypto'

export interface Trace {
  readonly id: string
  readonly traceId: string
  /** What this work is a part of; of a trace that begins here, nothing. */
  readonly spanId?: string | undefined
  /** Whether its spans are collected, as its caller or our own sampler has decided. */
  readonly isSampled?: boolean | undefined
}

const TRACEPARENT = /^00-(?!0+-)([0-9a-f]{32})-(?!0+-)([0-9a-f]{16})-([0-9a-f]{2})$/

export function newTraceId(): string {
  return randomUUID().replaceAll('-', '')
}

export function readTraceParent(traceparent: unknown): Omit<Trace, 'id'> {
  const [, traceId = '', spanId, flags = ''] = TRACEPARENT.exec(String(traceparent)) ?? []
  return traceId ? { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 } : { traceId }
}

/** By which a service joins the trace. */
export function traceHeaders({ id, traceId, spanId, isSampled = true }: Trace) {
  const parentId = spanId ?? randomBytes(8).toString('hex')
  return {
    'correlation-id': id,
    ...(traceId && { traceparent: `00-${traceId}-${parentId}-${isSampled ? '01' : '00'}` }),
  }
}

/** What the headers of a call say about its trace; nothing of one that is no part of any. */
export function traceOf(headers: Readonly<Record<string, string>> = {}): Trace | undefined {
  const { 'correlation-id': id = '', traceparent } = headers
  const trace = { id, ...readTraceParent(traceparent) }
  return trace.traceId ? trace : undefined
}
