import { AbortedError } from '../../errors/connection-errors.ts'
import { abortable } from '../../http/abortable.ts'
import type { WriteOptions } from '../../http/call.ts'
import { refuseUnknown } from '../../http/refuse-unknown.ts'
import { singleFlight } from '../../http/single-flight.ts'
import type { WriteQueue } from './write-queue.ts'

export type DedupedWrite<T> = (
  options: WriteOptions | undefined,
  work: (idempotencyKey: string) => Promise<T>,
) => Promise<T>

const OPTIONS: Readonly<Record<keyof WriteOptions, 1>> = { signal: 1, idempotencyKey: 1 }

/** Creates the intents of one kind; one in flight is finished even when its callers abort. */
export function createDedupedWrite<T>(
  operation: string,
  queue: WriteQueue,
  newKey: () => string,
): DedupedWrite<T> {
  const joinFlight = singleFlight<T>('finish')

  return (options = {}, work) => {
    const { signal, idempotencyKey: key = newKey() } = options
    const join = () =>
      joinFlight(key, { signal }, (_, callers) =>
        queue(() => {
          refuseUnknown(operation, options, OPTIONS)
          // An intent that all have left before its turn is not started.
          if (callers.size > 0) return work(key)
          throw new AbortedError({ operation })
        }),
      )
    return abortable(join, signal, { operation })
  }
}
