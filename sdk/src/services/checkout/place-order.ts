import type { OrdersClient } from '../../clients/orders.ts'
import { HttpError } from '../../errors/http-error.ts'
import type { WriteOptions } from '../../http/call.ts'
import type { Basket } from '../../model/basket.ts'
import type { Money } from '../../model/money.ts'
import type { CustomerOrder } from '../../model/order.ts'
import { openCheckoutStep } from '../../rules/checkout/checkout-steps.ts'
import { amountDue } from '../../rules/gift-card/amount-due.ts'
import { hasCode, hasProblem } from '../basket/error-predicates.ts'
import { retryOnce } from '../basket/retry-once.ts'
import type { BasketService } from '../basket.ts'

/** What the shopper saw when they placed the order. */
export interface SeenOrder {
  readonly basketId: string
  readonly total: Money
  /** What gift cards leave of it to be paid. */
  readonly due: Money
}

/** What has become of an order. */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: CustomerOrder }
  /** The basket is not what the shopper saw, or lacks something: they look at it again. */
  | { readonly kind: 'changed'; readonly basket: Basket }
  | { readonly kind: 'refused'; readonly reason: 'payment' | 'stock' }
  /** There is no basket any more. */
  | { readonly kind: 'gone' }

/** What placing an order works with. */
export interface PlaceOrderDependencies {
  readonly basket: BasketService
  readonly orders: Pick<OrdersClient, 'create'>
}

const STOCK_PROBLEMS = ['product-item-not-available', 'product-not-found']

/**
 * The key of an order is its basket: whatever is clicked twice, in however many tabs, a basket becomes one order, and
 * asking again for one whose answer was lost answers the same order.
 */
export async function placeOrder(
  { basket, orders }: PlaceOrderDependencies,
  seen: SeenOrder,
  options?: WriteOptions,
): Promise<OrderOutcome> {
  const current = await basket.current(options)
  const isSame = current?.basketId === seen.basketId
  if (isSame && !isAsSeen(current, seen)) return { kind: 'changed', basket: current }
  try {
    const order = await retryOnce(() =>
      orders.create(seen.basketId, { ...options, idempotencyKey: `order.${seen.basketId}` }),
    )
    return { kind: 'placed', order }
  } catch (error) {
    return orderRefusal(error, basket, options)
  }
}

function isAsSeen(basket: Basket, { total, due }: SeenOrder): boolean {
  const { orderTotal } = basket
  return (
    openCheckoutStep(basket) === 'review' &&
    isSameMoney(orderTotal, total) &&
    isSameMoney(amountDue(basket), due)
  )
}

function isSameMoney(one: Money | undefined, { minor, currency }: Money): boolean {
  return one?.minor === minor && one.currency === currency
}

async function orderRefusal(
  error: unknown,
  basket: BasketService,
  options?: WriteOptions,
): Promise<OrderOutcome> {
  if (!HttpError.is(error)) throw error
  if (STOCK_PROBLEMS.some(problem => hasProblem(error, problem))) return { kind: 'refused', reason: 'stock' }
  if (hasProblem(error, 'payment-declined')) return { kind: 'refused', reason: 'payment' }
  if (!hasCode(error, 'http', 'not-found', 'conflict')) throw error
  const current = await basket.current(options)
  return current ? { kind: 'changed', basket: current } : { kind: 'gone' }
}
