/** Work that no caller waits for, such as a tracking call. */
export type BackgroundTask = () => Promise<unknown>

/** The limits and hooks of a background queue. */
export interface BackgroundQueueOptions {
  /** How many tasks may be in flight at once. */
  readonly concurrency?: number
  /** How much may wait; of more the oldest is dropped. */
  readonly maxQueued?: number
  /** Hears of work that was dropped without being begun. */
  readonly onDrop?: () => void
  /** Called with the error of a failed task; other tasks are not affected. */
  readonly onFailure?: (error: unknown) => void
}

/** A queue for calls that no caller waits for. */
export interface BackgroundQueue {
  /** Runs the work as soon as there is room for it. */
  readonly add: (work: BackgroundTask) => void
  /** Resolves when no task is in flight or queued, e.g. before a program stops. */
  readonly flush: () => Promise<void>
}

/**
 * Creates a queue that never grows beyond its bound.
 * @example
 * const background = createBackgroundQueue()
 * background.add(() => tracker.pageView())
 * await background.flush()
 */
export function createBackgroundQueue(options: BackgroundQueueOptions = {}): BackgroundQueue {
  const { concurrency = 4, maxQueued = 100, onDrop, onFailure } = options
  const queue: BackgroundTask[] = []
  const inFlight = new Set<Promise<void>>()

  async function runTask(work: BackgroundTask): Promise<void> {
    try {
      await work()
    } catch (error) {
      onFailure?.(error)
    }
  }

  function startNext(): void {
    const work = inFlight.size < concurrency ? queue.shift() : undefined
    if (!work) return
    const running = runTask(work).finally(() => {
      inFlight.delete(running)
      startNext()
    })
    inFlight.add(running)
  }

  return {
    add(work) {
      queue.push(work)
      startNext()
      if (queue.length <= maxQueued) return
      queue.shift()
      onDrop?.()
    },
    async flush() {
      while (inFlight.size > 0) await Promise.all(inFlight)
    },
  }
}
