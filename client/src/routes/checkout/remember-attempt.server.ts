import { seenOrder, type Basket, type SeenOrder } from '@wallart/sdk'
import type { OrderOutcome } from '@wallart/sdk/services/checkout'
import type { OrderAttempt, Visitor } from '../../framework/visitor.server.ts'

const MOST_ATTEMPTS = 3

/** Remembers what the shopper is about to order, before its answer can be lost between here and the browser. */
export function rememberSeen(basket: Basket, visitor: Visitor): void {
  const seen = seenOrder(basket)
  if (seen) remember(seen, false, visitor)
}

/** Remembers an order whose answer failed. */
export function rememberSent(seen: SeenOrder, visitor: Visitor): void {
  remember(seen, true, visitor)
}

/** Forgets that an order was tried, once it is known what came of it; another's order seems gone and may be there. */
export function forgetAttempt(
  { basketId }: SeenOrder,
  outcome: OrderOutcome['kind'],
  { lastOrder, session }: Visitor,
): void {
  const { orderNumber, attempts } = lastOrder.read()
  const isOwn = ({ customerId }: OrderAttempt) => customerId === session()?.customerId
  const others = attempts.filter(each => each.basketId !== basketId || (outcome === 'gone' && !isOwn(each)))
  if (others.length < attempts.length) lastOrder.write({ orderNumber, attempts: others })
}

function remember(seen: SeenOrder, isSent: boolean, visitor: Visitor): void {
  const { orderNumber, attempts } = visitor.lastOrder.read()
  const others = attempts.filter(each => each.basketId !== seen.basketId && mayBePlaced(each, visitor))
  const attempt = { ...seen, customerId: visitor.session()?.customerId, isSent }
  visitor.lastOrder.write({ orderNumber, attempts: [...others, attempt].slice(-MOST_ATTEMPTS) })
}

// A guest's basket that was only seen is taken along to the customer's.
function mayBePlaced({ isSent, customerId }: OrderAttempt, { session }: Visitor): boolean {
  return isSent || customerId === session()?.customerId
}

/** The order of which it is to be found out whether it was placed; while its basket is there, it was not. */
export function unknownOrder(basket: Basket | undefined, visitor: Visitor): SeenOrder | undefined {
  const attempt = visitor.lastOrder
    .read()
    .attempts.find(each => each.basketId !== basket?.basketId && mayBePlaced(each, visitor))
  if (!attempt) return undefined
  const { customerId: _, isSent: __, ...seen } = attempt
  return seen
}
