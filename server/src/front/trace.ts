import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'

export interface Trace {
  readonly id: string
  readonly traceId: string
  /** What this work is a part of; of a trace that begins here, nothing. */
  readonly spanId?: string | undefined
  /** Whether its spans are collected, as its caller or our own sampler has decided. */
  readonly isSampled?: boolean | undefined
}

const storage = new AsyncLocalStorage<Trace>()

export function runInTrace<T>({ id, traceId, spanId, isSampled }: Trace, work: () => T): T {
  return storage.run({ id, traceId, spanId, isSampled }, work)
}

export function currentTrace(): Trace | undefined {
  return storage.getStore()
}

export function newTraceId(): string {
  return randomUUID().replaceAll('-', '')
}

export const traceHeaders = {
  correlationId: () => storage.getStore()?.id ?? randomUUID(),
  traceParent() {
    const { traceId, spanId = randomBytes(8).toString('hex'), isSampled = true } = storage.getStore() ?? {}
    return traceId && `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
  },
}
