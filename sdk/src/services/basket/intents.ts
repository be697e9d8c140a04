import { AbortedError } from '../../errors/connection-errors.ts'
import type { CallOptions } from '../../http/call.ts'
import type { WriteQueue } from './write-queue.ts'

/** Lets one intent of the shopper happen once, however often it is asked for while it is under way. */
export type Intents<T> = (
  options: CallOptions | undefined,
  work: (idempotencyKey: string) => Promise<T>,
) => Promise<T>

interface Intent<T> {
  readonly done: Promise<T>
  /** How many callers have not left; an intent that nobody waits for is not begun. */
  waiting: number
}

/** Makes the intents of one kind; one that is under way is finished even when its callers leave. */
export function createIntents<T>(operation: string, queue: WriteQueue, newKey: () => string): Intents<T> {
  const inFlight = new Map<string, Intent<T>>()

  function begin(key: string, work: (key: string) => Promise<T>): Intent<T> {
    const intent: Intent<T> = {
      waiting: 0,
      done: queue(() => {
        if (intent.waiting > 0) return work(key)
        throw new AbortedError({ operation })
      }),
    }
    inFlight.set(key, intent)
    const forget = () => void inFlight.delete(key)
    intent.done.then(forget, forget)
    return intent
  }

  return ({ signal, idempotencyKey: key = newKey() } = {}, work) => {
    if (signal?.aborted) return Promise.reject(new AbortedError({ operation, cause: signal.reason }))
    const intent = inFlight.get(key) ?? begin(key, work)
    intent.waiting += 1
    if (!signal) return intent.done
    return untilAborted(intent.done, signal, () => {
      intent.waiting -= 1
      return new AbortedError({ operation, cause: signal.reason })
    })
  }
}

function untilAborted<T>(done: Promise<T>, signal: AbortSignal, leave: () => AbortedError): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(leave())
    signal.addEventListener('abort', onAbort, { once: true })
    const stay = () => signal.removeEventListener('abort', onAbort)
    done.then(resolve, reject)
    done.then(stay, stay)
  })
}
