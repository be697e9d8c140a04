import { createLine, type Limit, type Line, type Visitor } from './line.ts'

export type { Visitor } from './line.ts'

/** Runs a few jobs of an address at a time, and so many of all; those of one line may be needed together. */
export interface AddressQueue {
  readonly line: Line
  readonly limit: Limit
  /** Throws when too many of the session wait already, or the visitor is gone before their turn. */
  readonly run: <T>(visitor: Visitor, signal: AbortSignal, job: () => Promise<T>) => Promise<T>
  /** How many addresses wait for others. */
  readonly waiting: () => number
}

export function createAddressQueue(
  atOnce: number,
  mostWaiting: number,
  inAll = Number.POSITIVE_INFINITY,
  line = createLine(),
): AddressQueue {
  const limit = { atOnce, mostWaiting, inAll }
  return {
    line,
    limit,
    run: (visitor, signal, job) => line.run([limit], visitor, signal, job),
    waiting: () => line.waitingFor(limit),
  }
}

/** Runs a job when it is its turn in all of these queues. */
export function runInAll<T>(
  queues: readonly AddressQueue[],
  visitor: Visitor,
  signal: AbortSignal,
  job: () => Promise<T>,
): Promise<T> {
  const [line, ...others] = new Set(queues.map(queue => queue.line))
  if (!line || others.length > 0) throw new TypeError('Queues that are needed together have one line.')
  return line.run(
    queues.map(({ limit }) => limit),
    visitor,
    signal,
    job,
  )
}
