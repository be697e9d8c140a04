import { AbortedError } from '../../errors/connection-errors.ts'
import type { CallOptions } from '../../http/call.ts'
import type { WriteQueue } from './write-queue.ts'

export type DedupedWrite<T> = (
  options: CallOptions | undefined,
  work: (idempotencyKey: string) => Promise<T>,
) => Promise<T>

interface PendingWrite<T> {
  readonly done: Promise<T>
  /** How many callers have not aborted; an intent without callers is not started. */
  waiting: number
}

/** Creates the intents of one kind; one in flight is finished even when its callers abort. */
export function createDedupedWrite<T>(
  operation: string,
  queue: WriteQueue,
  newKey: () => string,
): DedupedWrite<T> {
  const inFlight = new Map<string, PendingWrite<T>>()

  function startWrite(key: string, work: (key: string) => Promise<T>): PendingWrite<T> {
    const write: PendingWrite<T> = {
      waiting: 0,
      done: queue(() => {
        if (write.waiting > 0) return work(key)
        throw new AbortedError({ operation })
      }),
    }
    inFlight.set(key, write)
    const removeInFlight = () => void inFlight.delete(key)
    write.done.then(removeInFlight, removeInFlight)
    return write
  }

  return ({ signal, idempotencyKey: key = newKey() } = {}, work) => {
    if (signal?.aborted) return Promise.reject(new AbortedError({ operation, cause: signal.reason }))
    const write = inFlight.get(key) ?? startWrite(key, work)
    write.waiting += 1
    if (!signal) return write.done
    return untilAborted(write.done, signal, () => {
      write.waiting -= 1
      return new AbortedError({ operation, cause: signal.reason })
    })
  }
}

function untilAborted<T>(done: Promise<T>, signal: AbortSignal, createError: () => AbortedError): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(createError())
    signal.addEventListener('abort', onAbort, { once: true })
    const removeListener = () => signal.removeEventListener('abort', onAbort)
    done.then(resolve, reject)
    done.then(removeListener, removeListener)
  })
}
