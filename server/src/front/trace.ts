import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'

export interface Trace {
  readonly id: string
  readonly traceId: string
}

const storage = new AsyncLocalStorage<Trace>()

export function runInTrace<T>({ id, traceId }: Trace, work: () => T): T {
  return storage.run({ id, traceId }, work)
}

export function newTraceId(): string {
  return randomUUID().replaceAll('-', '')
}

export const traceHeaders = {
  correlationId: () => storage.getStore()?.id ?? randomUUID(),
  traceParent() {
    const traceId = storage.getStore()?.traceId
    return traceId && `00-${traceId}-${randomBytes(8).toString('hex')}-01`
  },
}
