/** Work that nobody waits for, as telling a tracker. */
export type BackgroundWork = () => Promise<unknown>

/** How much is kept in the background, and who wants to know. */
export interface BackgroundOptions {
  /** How much may be under way at once. */
  readonly atOnce?: number
  /** How much may wait; of more the oldest is dropped. */
  readonly waiting?: number
  /** Hears of work that was dropped without being begun. */
  readonly onDrop?: () => void
  /** Hears of work that failed, which disturbs nobody else. */
  readonly onFailure?: (error: unknown) => void
}

/** A queue for calls that are worth an effort, but nobody's time. */
export interface Background {
  readonly add: (work: BackgroundWork) => void
  /** Ends when nothing is under way and nothing waits, as before a program stops. */
  readonly flush: () => Promise<void>
}

/** Makes a queue that never grows beyond its bound. */
export function createBackground(options: BackgroundOptions = {}): Background {
  const { atOnce = 4, waiting = 100, onDrop, onFailure } = options
  const queue: BackgroundWork[] = []
  const inFlight = new Set<Promise<void>>()

  async function done(work: BackgroundWork): Promise<void> {
    try {
      await work()
    } catch (error) {
      onFailure?.(error)
    }
  }

  function next(): void {
    const work = inFlight.size < atOnce ? queue.shift() : undefined
    if (!work) return
    const running = done(work).finally(() => {
      inFlight.delete(running)
      next()
    })
    inFlight.add(running)
  }

  return {
    add(work) {
      queue.push(work)
      next()
      if (queue.length <= waiting) return
      queue.shift()
      onDrop?.()
    },
    async flush() {
      while (inFlight.size > 0) await Promise.all(inFlight)
    },
  }
}
