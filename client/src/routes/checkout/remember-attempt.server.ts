import { seenOrder, type Basket, type SeenOrder } from '@wallart/sdk'
import type { Visitor } from '../../framework/visitor.server.ts'

/** Remembers what the shopper is about to order, before its answer can be lost between here and the browser. */
export function rememberSeen(basket: Basket, visitor: Visitor): void {
  const seen = seenOrder(basket)
  if (seen && !unknownOrder(basket, visitor)) remember(seen, false, visitor)
}

/** Remembers an order whose answer failed. */
export function rememberSent(seen: SeenOrder, visitor: Visitor): void {
  remember(seen, true, visitor)
}

/** Forgets that an order was tried, once it is known what came of it. */
export function forgetAttempt({ basketId }: SeenOrder, { lastOrder }: Visitor): void {
  const { orderNumber, attempt } = lastOrder.read()
  if (attempt?.basketId === basketId) lastOrder.write({ orderNumber })
}

function remember(seen: SeenOrder, isSent: boolean, { lastOrder, session }: Visitor): void {
  const { orderNumber } = lastOrder.read()
  const attempt = { ...seen, customerId: session()?.customerId, isSent }
  lastOrder.write({ orderNumber, attempt })
}

/** The order of which it is to be found out whether it was placed; while its basket is there, it was not. */
export function unknownOrder(
  basket: Basket | undefined,
  { lastOrder, session }: Visitor,
): SeenOrder | undefined {
  const { attempt } = lastOrder.read()
  if (!attempt || attempt.basketId === basket?.basketId) return undefined
  const { customerId, isSent, ...seen } = attempt
  // A guest's basket that was only seen is taken along to the customer's.
  return isSent || customerId === session()?.customerId ? seen : undefined
}
