import { setTimeout as pause } from 'node:timers/promises'
import { createQueueByVisitor, type QueueByVisitor } from './queue-by-visitor.ts'

export interface Visitor {
  readonly address: string
  /** Or what else tells those of an address apart. */
  readonly session: string
}

/** Runs a few jobs of an address at a time, and so many of all. Addresses take turns, and so do the sessions of one. */
export interface AddressQueue {
  /** Throws when too many of the session wait already, or the visitor is gone before their turn. */
  readonly run: <T>(visitor: Visitor, signal: AbortSignal, job: () => Promise<T>) => Promise<T>
  /** How many addresses wait for others. */
  readonly waiting: () => number
}

/** A service works on what was begun for a visitor who has left: without this, leaving at once would begin ever more. */
const ABANDONED_MS = 500

interface Address {
  readonly queue: QueueByVisitor
  jobs: number
}

export function createAddressQueue(
  atOnce: number,
  mostWaiting: number,
  atOnceInAll = Number.POSITIVE_INFINITY,
  abandonedMs = ABANDONED_MS,
): AddressQueue {
  const all = createQueueByVisitor(atOnce, atOnce, atOnceInAll)
  const addresses = new Map<string, Address>()

  return {
    waiting: all.waiting,
    async run({ address, session }, signal, job) {
      const busy = addresses.get(address) ?? {
        queue: createQueueByVisitor(atOnce, mostWaiting, atOnce),
        jobs: 0,
      }
      addresses.set(address, busy)
      busy.jobs += 1
      try {
        const begin = async () => {
          try {
            return await job()
          } finally {
            if (signal.aborted) await pause(abandonedMs, undefined, { ref: false })
          }
        }
        return await busy.queue.run(session, signal, () => all.run(address, signal, begin))
      } finally {
        busy.jobs -= 1
        if (busy.jobs === 0) addresses.delete(address)
      }
    },
  }
}
