import { AbortedError, TimeoutError } from '../errors/connection-errors.ts'
import { UnavailableError } from '../errors/unsent-errors.ts'
import type { Operation, ServiceName } from '../operations/operation.ts'
import type { Call } from './call.ts'
import type { Http } from './http.ts'
import { requireArguments } from './require-arguments.ts'
import { systemClock } from './system-clock.ts'
import { isTime, timeLeft } from './time-left.ts'

/** How many calls of one service may be in flight, and how many more may wait. */
export interface ConcurrencyLimit {
  readonly maxConcurrent: number
  readonly maxQueued: number
}

/** The limit of a service without an own one. */
export const DEFAULT_CONCURRENCY_LIMIT: ConcurrencyLimit = { maxConcurrent: 32, maxQueued: 64 }

interface Semaphore {
  permits: number
  waiting: number
  /** Each shopper's calls in their order, beginning with the shopper who comes next. */
  readonly lanes: Map<string | undefined, Set<() => void>>
}

/**
 * A sender that limits the concurrent calls of each service: shoppers take turns, each in the order of their calls, and a call beyond the queue fails.
 * @example
 * const limited = withConcurrencyLimit(http, { commerce: { maxConcurrent: 16, maxQueued: 32 } })
 */
export function withConcurrencyLimit(
  http: Http,
  limits: Readonly<Partial<Record<ServiceName, ConcurrencyLimit | undefined>>> = {},
): Http {
  requireArguments('withConcurrencyLimit', { 'http.send()': Object(http).send })
  const semaphores = new Map<ServiceName, Semaphore>()

  function semaphoreFor(service: ServiceName, { maxConcurrent }: ConcurrencyLimit): Semaphore {
    const semaphore = semaphores.get(service) ?? { permits: maxConcurrent, waiting: 0, lanes: new Map() }
    semaphores.set(service, semaphore)
    return semaphore
  }

  return {
    async send(operation, call) {
      const limit = limits[operation.service] ?? DEFAULT_CONCURRENCY_LIMIT
      const semaphore = semaphoreFor(operation.service, limit)
      const left = timeLeft(call.timeoutMs)
      if (semaphore.permits > 0) semaphore.permits -= 1
      else if (semaphore.waiting < limit.maxQueued) await acquire(semaphore, operation, call)
      else throw new UnavailableError({ operation: operation.id })
      try {
        return await http.send(operation, call.timeoutMs ? { ...call, timeoutMs: left() } : call)
      } finally {
        release(semaphore)
      }
    },
  }
}

function acquire(
  semaphore: Semaphore,
  { id }: Operation,
  { signal, shopper, timeoutMs }: Pick<Call<unknown>, 'signal' | 'shopper' | 'timeoutMs'>,
): Promise<void> {
  const { lanes } = semaphore
  return new Promise((resolve, reject) => {
    // Workers end a request that has no timer or call in flight, and its place would be lost.
    const waiting = setInterval(() => {}, 1000)
    const stop = isTime(timeoutMs)
      ? systemClock.after(timeoutMs, () => leave(new TimeoutError({ operation: id }, timeoutMs)))
      : undefined
    const end = () => {
      clearInterval(waiting)
      stop?.()
      signal?.removeEventListener('abort', onAbort)
    }
    const grant = () => {
      end()
      resolve()
    }
    const leave = (error: Error) => {
      end()
      leaveLane(semaphore, shopper, grant)
      reject(error)
    }
    const onAbort = () => leave(new AbortedError({ operation: id, cause: signal?.reason }))
    if (signal?.aborted) return onAbort()
    lanes.set(shopper, (lanes.get(shopper) ?? new Set()).add(grant))
    semaphore.waiting += 1
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}

function leaveLane(semaphore: Semaphore, shopper: string | undefined, grant: () => void): void {
  const lane = semaphore.lanes.get(shopper)
  if (lane?.delete(grant)) semaphore.waiting -= 1
  if (lane?.size === 0) semaphore.lanes.delete(shopper)
}

// The slot goes straight to the next in the queue, so that no later call can take it.
function release(semaphore: Semaphore): void {
  const { lanes } = semaphore
  const [next] = lanes
  if (!next) {
    semaphore.permits += 1
    return
  }
  const [shopper, lane] = next
  const [grant] = lane
  lanes.delete(shopper)
  lanes.set(shopper, lane)
  if (!grant) return
  leaveLane(semaphore, shopper, grant)
  grant()
}
