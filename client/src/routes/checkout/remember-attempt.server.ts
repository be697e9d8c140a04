import { seenOrder, type Basket, type SeenOrder, type Session } from '@wallart/sdk'
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

/** Forgets that an order was tried, once it is known what came of it; another customer's seems gone and may be there. */
export function forgetAttempt(
  { basketId }: SeenOrder,
  outcome: OrderOutcome['kind'],
  { lastOrder, session }: Visitor,
): void {
  const { attempts, ...placed } = lastOrder.read()
  const others = attempts.filter(
    each => each.basketId !== basketId || (outcome === 'gone' && each.isCustomers && !isOwn(each, session)),
  )
  if (others.length < attempts.length) lastOrder.write({ ...placed, attempts: others })
}

/** Forgets at the sign-out whatever was ordered, but not which carts a guest had only looked at. */
export function forgetOrders({ lastOrder }: Visitor): void {
  const attempts = lastOrder.read().attempts.filter(isOnlySeenByGuest)
  if (attempts.length > 0) lastOrder.write({ attempts })
  else lastOrder.forget()
}

/** Whether a guest had only seen this order before they signed in, which takes what is in their cart along. */
export function isSeenByGuest({ basketId }: SeenOrder, { lastOrder, session }: Visitor): boolean {
  const attempt = lastOrder.read().attempts.find(each => each.basketId === basketId)
  if (!attempt || !isOnlySeenByGuest(attempt)) return false
  return session()?.customerType === 'registered' || !isOwn(attempt, session)
}

function isOnlySeenByGuest({ isSent, isCustomers }: OrderAttempt): boolean {
  return !isSent && !isCustomers
}

function remember(seen: SeenOrder, isSent: boolean, { lastOrder, session }: Visitor): void {
  const { attempts, ...placed } = lastOrder.read()
  const others = attempts.filter(
    each => each.basketId !== seen.basketId && (each.isSent || !each.isCustomers || isOwn(each, session)),
  )
  const attempt = { ...seen, ...ownerOf(seen, attempts, session()), isSent }
  lastOrder.write({ ...placed, attempts: [...others, attempt].slice(-MOST_ATTEMPTS) })
}

// A session may end as the order is sent: it is its customer's still.
function ownerOf(
  { basketId }: SeenOrder,
  attempts: readonly OrderAttempt[],
  session: Session | undefined,
): Pick<OrderAttempt, 'customerId' | 'isCustomers'> {
  if (session) return { customerId: session.customerId, isCustomers: session.customerType === 'registered' }
  const known = attempts.find(each => each.basketId === basketId)
  return { customerId: known?.customerId, isCustomers: known?.isCustomers ?? false }
}

function isOwn({ customerId }: OrderAttempt, session: Visitor['session']): boolean {
  return customerId === session()?.customerId
}

/** The order of which it is to be found out whether it was placed; while its basket is there, it was not. */
export function unknownOrder(
  basket: Basket | undefined,
  { lastOrder, session }: Visitor,
): SeenOrder | undefined {
  // A guest's basket that was only seen is taken along to the customer's; a customer's order is found by them alone.
  const attempt = lastOrder
    .read()
    .attempts.find(
      each =>
        each.basketId !== basket?.basketId && (isOwn(each, session) || (each.isSent && !each.isCustomers)),
    )
  if (!attempt) return undefined
  const { customerId: _, isCustomers: __, isSent: ___, ...seen } = attempt
  return seen
}
