import { QueueFullError } from './queue-by-visitor.ts'

interface Queue<Visitor> {
  readonly run: <T>(visitor: Visitor, signal: AbortSignal, job: () => Promise<T>) => Promise<T>
}

interface Wait {
  readonly signal: AbortSignal
  readonly waitMs: number
}

/**
 * Runs a job when it is its turn in one queue after the other, and refuses what has waited for so long that its connection
 * would end without an answer.
 */
export async function runInQueues<Visitor, T>(
  queues: readonly Queue<Visitor>[],
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
  const run = ([queue, ...others]: readonly Queue<Visitor>[]): Promise<T> => {
    if (queue) return queue.run(visitor, waiting.signal, () => run(others))
    clearTimeout(timer)
    return job()
  }
  try {
    return await run(queues)
  } catch (error) {
    throw isTooLong ? new QueueFullError('waited too long') : error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}
