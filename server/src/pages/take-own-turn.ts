import type { AppContext } from '../app-context.ts'
import type { Visitor } from '../limits/address-queue.ts'

export type TakeTurn = <T>(job: () => Promise<T>) => Promise<T>

const OF_CART = /^\/(?:cart|checkout)(?:\/|$)/

/** Who is it that waits for a turn, and for which page or form. */
export interface OwnTurn {
  readonly visitor: Visitor
  readonly signal: AbortSignal
  readonly path: string
}

/** A turn at what is a shopper's own; of all but carts only so many take one, since a service that they alone need may hang. */
export function ownTurns(
  { ownQueue, accountQueue }: Pick<AppContext, 'ownQueue' | 'accountQueue'>,
  { visitor, signal, path }: OwnTurn,
): TakeTurn {
  const takeTurn: TakeTurn = job => ownQueue.run(visitor, signal, job)
  if (OF_CART.test(path)) return takeTurn
  return job => accountQueue.run(visitor, signal, () => takeTurn(job))
}
