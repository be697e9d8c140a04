/** Runs a visitor's jobs a few at a time, so that those of one never keep all others waiting. */
export interface QueueByVisitor {
  /** Throws when too many of the visitor's wait already, or the visitor is gone before their turn. */
  readonly run: <T>(visitor: string, signal: AbortSignal, job: () => Promise<T>) => Promise<T>
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
  readonly waiting: Set<() => void>
}

export function createQueueByVisitor(atOnce: number, mostWaiting: number): QueueByVisitor {
  const lanes = new Map<string, Lane>()

  async function enter(lane: Lane, signal: AbortSignal): Promise<void> {
    if (lane.running < atOnce) {
      lane.running += 1
      return
    }
    if (lane.waiting.size >= mostWaiting) throw new QueueFullError('too many wait already')
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        lane.waiting.delete(go)
        reject(new Error('the visitor disconnected', { cause: signal.reason }))
      }
      lane.waiting.add(go)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  function leave(visitor: string, lane: Lane): void {
    const [next] = lane.waiting
    if (next) {
      lane.waiting.delete(next)
      next()
    } else {
      lane.running -= 1
      if (lane.running === 0) lanes.delete(visitor)
    }
  }

  return {
    async run(visitor, signal, job) {
      signal.throwIfAborted()
      const lane = lanes.get(visitor) ?? { running: 0, waiting: new Set() }
      lanes.set(visitor, lane)
      await enter(lane, signal)
      try {
        return await job()
      } finally {
        leave(visitor, lane)
      }
    },
  }
}
