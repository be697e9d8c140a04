import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'

/** The ids under which the logs of this server and of the upstream know a piece of work. */
export interface Trace {
  readonly id: string
  readonly traceId: string
}

const storage = new AsyncLocalStorage<Trace>()

/** Runs work whose upstream calls carry the ids of its trace. */
export function runInTrace<T>({ id, traceId }: Trace, work: () => T): T {
  return storage.run({ id, traceId }, work)
}

/** Makes a new W3C trace id. */
export function newTraceId(): string {
  return randomUUID().replaceAll('-', '')
}

/** The headers of an upstream call that name the work it is part of. */
export const traceHeaders = {
  correlationId: () => storage.getStore()?.id ?? randomUUID(),
  traceParent() {
    const traceId = storage.getStore()?.traceId
    return traceId && `00-${traceId}-${randomBytes(8).toString('hex')}-01`
  },
}
