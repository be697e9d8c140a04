import { AbortedError } from '../errors/connection-errors.ts'
import { UnavailableError } from '../errors/unsent-errors.ts'
import type { Operation, ServiceName } from '../operations/operation.ts'
import type { Http } from './http.ts'
import { requireArguments } from './require-arguments.ts'

/** How many calls of one service may be in flight, and how many more may wait. */
export interface ConcurrencyLimit {
  readonly maxConcurrent: number
  readonly maxQueued: number
}

/** The limit of a service without an own one. */
export const DEFAULT_CONCURRENCY_LIMIT: ConcurrencyLimit = { maxConcurrent: 32, maxQueued: 64 }

interface Semaphore {
  permits: number
  readonly waiters: Set<() => void>
}

/**
 * A sender that limits the concurrent calls of each service: calls wait in order, and one beyond the queue fails.
 * @example
 * const limited = withConcurrencyLimit(http, { commerce: { maxConcurrent: 16, maxQueued: 32 } })
 */
export function withConcurrencyLimit(
  http: Http,
  limits: Readonly<Partial<Record<ServiceName, ConcurrencyLimit>>> = {},
): Http {
  requireArguments('withConcurrencyLimit', { 'http.send()': Object(http).send })
  const semaphores = new Map<ServiceName, Semaphore>()

  function semaphoreFor(service: ServiceName, { maxConcurrent }: ConcurrencyLimit): Semaphore {
    const semaphore = semaphores.get(service) ?? { permits: maxConcurrent, waiters: new Set() }
    semaphores.set(service, semaphore)
    return semaphore
  }

  return {
    async send(operation, call) {
      const limit = limits[operation.service] ?? DEFAULT_CONCURRENCY_LIMIT
      const semaphore = semaphoreFor(operation.service, limit)
      if (semaphore.permits > 0) semaphore.permits -= 1
      else if (semaphore.waiters.size < limit.maxQueued) await acquire(semaphore, operation, call.signal)
      else throw new UnavailableError({ operation: operation.id })
      try {
        return await http.send(operation, call)
      } finally {
        release(semaphore)
      }
    },
  }
}

function acquire(semaphore: Semaphore, { id }: Operation, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const grant = () => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }
    const onAbort = () => {
      semaphore.waiters.delete(grant)
      reject(new AbortedError({ operation: id, cause: signal?.reason }))
    }
    if (signal?.aborted) return onAbort()
    semaphore.waiters.add(grant)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}

// The slot goes straight to the next in the queue, so that no later call can take it.
function release(semaphore: Semaphore): void {
  const [next] = semaphore.waiters
  if (!next) {
    semaphore.permits += 1
    return
  }
  semaphore.waiters.delete(next)
  next()
}
