/** Runs a visitor's jobs a few at a time, so that those of one never keep all others waiting. */
export interface QueueByVisitor {
  /** Throws when too many of the visitor's wait already, or the visitor is gone before their turn. */
  readonly run: <T>(visitor: string, signal: AbortSignal, job: () => Promise<T>) => Promise<T>
  /** How many visitors wait, however many of their jobs do. */
  readonly waiting: () => number
}

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'

  /** Also of a queue that is given from outside. */
  static is(error: unknown): boolean {
    return Object(error).name === 'QueueFullError'
  }
}

interface Lane {
  running: number
  /** When it was its turn last. */
  turn: number
  readonly waiting: Set<() => void>
}

const comesBefore = (one: Lane, other: Lane) =>
  one.running === other.running ? one.turn < other.turn : one.running < other.running

/** So many jobs of a visitor run at once, and so many of all together: who has the fewest of those comes next. */
export function createQueueByVisitor(
  atOnce: number,
  mostWaiting: number,
  atOnceInAll = Number.POSITIVE_INFINITY,
): QueueByVisitor {
  const lanes = new Map<string, Lane>()
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
    let best: Lane | undefined
    for (const lane of lanes.values())
      if (lane.waiting.size > 0 && hasRoom(lane) && (!best || comesBefore(lane, best))) best = lane
    const [next] = best?.waiting ?? []
    if (!best || !next) return
    best.waiting.delete(next)
    take(best)
    next()
  }

  function dropEmpty(visitor: string, lane: Lane): void {
    if (lane.running + lane.waiting.size === 0) lanes.delete(visitor)
  }

  return {
    async run(visitor, signal, job) {
      signal.throwIfAborted()
      const lane = lanes.get(visitor) ?? { running: 0, turn: 0, waiting: new Set() }
      lanes.set(visitor, lane)
      await enter(visitor, lane, signal)
      try {
        return await job()
      } finally {
        leave(visitor, lane)
      }
    },
    waiting: () => [...lanes.values()].filter(lane => lane.waiting.size > 0).length,
  }
}
