/** Runs a visitor's jobs a few at a time, so that those of one never keep all others waiting. */
export interface QueueByVisitor {
  /** Throws when too many of the visitor's wait already, or the visitor is gone before their turn. */
  readonly run: <T>(visitor: string, signal: AbortSignal, job: () => Promise<T>) => Promise<T>
  /** How many visitors wait, however many of their jobs do. */
  readonly waiting: () => number
}

/** What was spent counts for half after it. */
const HALF_LIFE_MS = 20_000
const MOST_REMEMBERED = 2000
/** What a shopper's sign-in and a few pages take, which is for nothing. */
const FREE_MS = 2000

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'

  /** Also of a queue that is given from outside. */
  static is(error: unknown): boolean {
    return Object(error).name === 'QueueFullError'
  }
}

interface Lane {
  running: number
  /** When it was its turn last; a newcomer goes before who had the last one, and not before all. */
  turn: number
  readonly waiting: Set<() => void>
}

/**
 * So many jobs of a visitor run at once, and so many of all together: who has the fewest of those comes next, and of
 * several who has had the least time of late.
 */
export function createQueueByVisitor(
  atOnce: number,
  mostWaiting: number,
  atOnceInAll = Number.POSITIVE_INFINITY,
  now: () => number = () => performance.now(),
): QueueByVisitor {
  const lanes = new Map<string, Lane>()
  const timeSpent = createTimeSpent(now)
  let running = 0
  let turns = 0

  const hasRoom = (lane: Lane) => running < atOnceInAll && lane.running < atOnce

  function take(lane: Lane): void {
    running += 1
    lane.running += 1
    lane.turn = ++turns
  }

  async function enter(visitor: string, lane: Lane, signal: AbortSignal): Promise<void> {
    if (hasRoom(lane)) return take(lane)
    if (lane.waiting.size >= mostWaiting) throw new QueueFullError('too many wait already')
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        lane.waiting.delete(go)
        dropEmpty(visitor, lane)
        reject(new Error('the visitor disconnected', { cause: signal.reason }))
      }
      lane.waiting.add(go)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  function leave(visitor: string, lane: Lane): void {
    running -= 1
    lane.running -= 1
    beginNext()
    dropEmpty(visitor, lane)
  }

  function beginNext(): void {
    const [best] = [...lanes]
      .filter(([, lane]) => lane.waiting.size > 0 && hasRoom(lane))
      .map(([visitor, lane]) => ({ lane, spent: timeSpent.of(visitor) }))
      .toSorted(
        (one, other) =>
          one.lane.running - other.lane.running || one.spent - other.spent || one.lane.turn - other.lane.turn,
      )
    const [next] = best?.lane.waiting ?? []
    if (!best || !next) return
    best.lane.waiting.delete(next)
    take(best.lane)
    next()
  }

  function dropEmpty(visitor: string, lane: Lane): void {
    if (lane.running + lane.waiting.size === 0) lanes.delete(visitor)
  }

  return {
    async run(visitor, signal, job) {
      signal.throwIfAborted()
      const lane = lanes.get(visitor) ?? { running: 0, turn: turns - 1, waiting: new Set() }
      lanes.set(visitor, lane)
      await enter(visitor, lane, signal)
      const begun = now()
      try {
        return await job()
      } finally {
        timeSpent.add(visitor, now() - begun)
        leave(visitor, lane)
      }
    },
    waiting: () => [...lanes.values()].filter(lane => lane.waiting.size > 0).length,
  }
}

interface Spent {
  readonly ms: number
  readonly at: number
}

function createTimeSpent(now: () => number) {
  /** The longest unseen first. */
  const known = new Map<string, Spent>()
  function spentBy(visitor: string): number {
    const spent = known.get(visitor)
    return spent ? spent.ms * 0.5 ** ((now() - spent.at) / HALF_LIFE_MS) : 0
  }
  return {
    of: (visitor: string) => Math.max(0, spentBy(visitor) - FREE_MS),
    add(visitor: string, ms: number): void {
      const before = spentBy(visitor)
      known.delete(visitor)
      known.set(visitor, { ms: before + ms, at: now() })
      const [oldest] = known.keys()
      if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
    },
  }
}
