import { performance } from 'node:perf_hooks'

export type IdleTask = () => unknown

export interface IdleQueue {
  readonly add: (task: IdleTask) => void
}

interface IdleQueueOptions {
  readonly isIdle?: () => boolean
  readonly wait?: (next: () => void) => void
  readonly maxQueued?: number
  readonly now?: () => number
  readonly onError?: (error: unknown) => void
}

const INTERVAL_MS = 50
const TURN_MS = 10
const MAX_UTILIZATION = 0.5

/** Runs tasks one after the other while requests leave the process time for them; of too many the oldest are dropped. */
export function createIdleQueue({
  isIdle = createIdleCheck(),
  wait = next => void setTimeout(next, INTERVAL_MS).unref(),
  maxQueued = 1000,
  now = () => performance.now(),
  onError = () => {},
}: IdleQueueOptions = {}): IdleQueue {
  const queue: IdleTask[] = []
  let isRunning = false

  async function runTask(task: IdleTask | undefined): Promise<void> {
    try {
      await task?.()
    } catch (error) {
      onError(error)
    }
  }

  async function runNext(): Promise<void> {
    const endsAt = isIdle() ? now() + TURN_MS : 0
    while (queue.length > 0 && now() < endsAt) await runTask(queue.shift())
    isRunning = queue.length > 0
    if (isRunning) wait(() => void runNext())
  }

  return {
    add(task) {
      queue.push(task)
      if (queue.length > maxQueued) queue.shift()
      if (isRunning) return
      isRunning = true
      wait(() => void runNext())
    },
  }
}

function createIdleCheck(): () => boolean {
  let last = performance.eventLoopUtilization()
  return () => {
    const { utilization } = performance.eventLoopUtilization(last)
    last = performance.eventLoopUtilization()
    return utilization < MAX_UTILIZATION
  }
}
