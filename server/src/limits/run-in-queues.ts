import { runInAll, type AddressQueue, type Visitor } from './address-queue.ts'
import { QueueFullError } from './queue-full-error.ts'

interface Wait {
  readonly signal: AbortSignal
  readonly waitMs: number
}

/**
 * Runs a job when it is its turn in all of these queues, and refuses what has waited for so long that its connection would
 * end without an answer.
 */
export async function runInQueues<T>(
  queues: readonly AddressQueue[],
  visitor: Visitor,
  { signal, waitMs }: Wait,
  job: () => Promise<T>,
): Promise<T> {
  const waiting = new AbortController()
  const leave = () => waiting.abort(signal.reason)
  let isTooLong = false
  const timer = setTimeout(() => {
    isTooLong = true
    waiting.abort()
  }, waitMs).unref()
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  try {
    return await runInAll(queues, visitor, waiting.signal, () => {
      clearTimeout(timer)
      return job()
    })
  } catch (error) {
    throw isTooLong ? new QueueFullError('waited too long') : error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}
