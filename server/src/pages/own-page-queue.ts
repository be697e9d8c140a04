import type { ActionRequest } from '@wallart/client/framework/action.ts'
import type { AppContext } from '../app-context.ts'
import type { Visitor } from '../limits/address-queue.ts'

export type TakeTurn = ActionRequest['takeTurn']

const OF_CART = /^\/(?:cart|checkout)(?:\/|$)/

interface Waiting {
  readonly visitor: Visitor
  readonly signal: AbortSignal
  /** Of the page or form that is waited for. */
  readonly path: string
}

/** The queue of what is a shopper's own; of all but carts only so many take a turn, since a service that they alone need may hang. */
export function ownPageQueue(
  { ownQueue, accountQueue }: Pick<AppContext, 'ownQueue' | 'accountQueue'>,
  { visitor, signal, path }: Waiting,
): TakeTurn {
  const takeTurn: TakeTurn = job => ownQueue.run(visitor, signal, job)
  if (OF_CART.test(path)) return takeTurn
  return job => accountQueue.run(visitor, signal, () => takeTurn(job))
}
