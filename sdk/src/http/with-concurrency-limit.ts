import { AbortedError } from '../errors/connection-errors.ts'
import { UnavailableError } from '../errors/unsent-errors.ts'
import type { Operation, ServiceName } from '../operations/operation.ts'
import type { Http } from './http.ts'

/** How many calls of one service may be under way, and how many more may wait for their turn. */
export interface Limit {
  readonly atOnce: number
  readonly waiting: number
}

/** What holds for a service that has no limit of its own. */
export const USUAL_LIMIT: Limit = { atOnce: 32, waiting: 64 }

interface Lane {
  free: number
  readonly queue: Set<() => void>
}

/** A sender that asks no service too much at once: whoever has to wait goes in turn, and one too many is not sent. */
export function withConcurrencyLimit(
  http: Http,
  limits: Readonly<Partial<Record<ServiceName, Limit>>> = {},
): Http {
  const lanes = new Map<ServiceName, Lane>()

  function laneOf(service: ServiceName, { atOnce }: Limit): Lane {
    const lane = lanes.get(service) ?? { free: atOnce, queue: new Set() }
    lanes.set(service, lane)
    return lane
  }

  return {
    async send(operation, call) {
      const limit = limits[operation.service] ?? USUAL_LIMIT
      const lane = laneOf(operation.service, limit)
      if (lane.free > 0) lane.free -= 1
      else if (lane.queue.size < limit.waiting) await turn(lane, operation, call.signal)
      else throw new UnavailableError({ operation: operation.id })
      try {
        return await http.send(operation, call)
      } finally {
        leave(lane)
      }
    },
  }
}

function turn(lane: Lane, { id }: Operation, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }
    const giveUp = () => {
      lane.queue.delete(go)
      reject(new AbortedError({ operation: id, cause: signal?.reason }))
    }
    if (signal?.aborted) return giveUp()
    lane.queue.add(go)
    signal?.addEventListener('abort', giveUp, { once: true })
  })
}

// The place goes straight to the next in the queue, so that nobody who comes later can take it.
function leave(lane: Lane): void {
  const [next] = lane.queue
  if (!next) {
    lane.free += 1
    return
  }
  lane.queue.delete(next)
  next()
}
