import type { BasketCheckoutClient } from '../../clients/basket-checkout.ts'
import type { OrdersClient } from '../../clients/orders.ts'
import { HttpError } from '../../errors/http-error.ts'
import type { WriteOptions } from '../../http/call.ts'
import type { Basket } from '../../model/basket.ts'
import type { Money } from '../../model/money.ts'
import type { PlacedOrder } from '../../model/order.ts'
import { openCheckoutStep } from '../../rules/checkout/checkout-steps.ts'
import { seenOrder, type SeenOrder } from '../../rules/checkout/seen-order.ts'
import { hasCode, hasProblem } from '../basket/error-predicates.ts'
import { retryOnce } from '../basket/retry-once.ts'
import type { BasketService } from '../basket.ts'

/** What has become of an order. */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** The basket is not what the shopper saw, or lacks something: they look at it again. */
  | { readonly kind: 'changed'; readonly basket: Basket }
  | { readonly kind: 'refused'; readonly reason: 'payment' | 'stock' }
  /** The basket is not there any more, and the service answers no order that came of it. */
  | { readonly kind: 'gone' }

/** What placing an order works with. */
export interface PlaceOrderDependencies {
  readonly basket: BasketService
  readonly checkout: Pick<BasketCheckoutClient, 'setPaymentAmount'>
  readonly orders: Pick<OrdersClient, 'create'>
}

const STOCK_PROBLEMS = ['product-item-not-available', 'product-not-found']

/**
 * The key of an order is its basket: whatever is clicked twice, in however many tabs, a basket becomes one order, and
 * asking again for one whose answer was lost answers the same order. Its payment is told the amount that was seen, so that
 * the service refuses an order whose price changes after its basket was compared.
 */
export async function placeOrder(
  dependencies: PlaceOrderDependencies,
  seen: SeenOrder,
  options?: WriteOptions,
): Promise<OrderOutcome> {
  const { basket, orders } = dependencies
  try {
    const current = await setSeenAmount(dependencies, seen, options)
    const isSame = current?.basketId === seen.basketId
    if (isSame && !isAsSeen(current, seen)) return { kind: 'changed', basket: current }
    const order = await retryOnce(() =>
      orders.create(seen.basketId, { ...options, idempotencyKey: `order.${seen.basketId}` }),
    )
    return { kind: 'placed', order }
  } catch (error) {
    return orderRefusal(error, basket, seen, options)
  }
}

async function setSeenAmount(
  { basket, checkout }: PlaceOrderDependencies,
  { basketId, payment }: SeenOrder,
  { signal }: WriteOptions = {},
): Promise<Basket | undefined> {
  if (!payment) return basket.current({ signal })
  const { paymentInstrumentId, amount } = payment
  try {
    return await checkout.setPaymentAmount(basketId, paymentInstrumentId, amount, { signal })
  } catch (error) {
    if (!hasCode(error, 'not-found')) throw error
    return basket.current({ signal })
  }
}

function isAsSeen(basket: Basket, { total, digest, payment }: SeenOrder): boolean {
  const now = seenOrder(basket)
  return (
    openCheckoutStep(basket, Date.now()) === 'review' &&
    isSameMoney(now?.total, total) &&
    now?.digest === digest &&
    now?.payment?.paymentInstrumentId === payment?.paymentInstrumentId &&
    isSameMoney(now?.payment?.amount, payment?.amount)
  )
}

function isSameMoney(one: Money | undefined, other: Money | undefined): boolean {
  return one?.minor === other?.minor && one?.currency === other?.currency
}

async function orderRefusal(
  error: unknown,
  basket: BasketService,
  { basketId }: SeenOrder,
  options?: WriteOptions,
): Promise<OrderOutcome> {
  if (!HttpError.is(error)) throw error
  if (STOCK_PROBLEMS.some(problem => hasProblem(error, problem))) return { kind: 'refused', reason: 'stock' }
  if (hasProblem(error, 'payment-declined')) return { kind: 'refused', reason: 'payment' }
  if (!hasCode(error, 'http', 'not-found', 'conflict')) throw error
  const current = await basket.current(options)
  if (current?.basketId === basketId) return { kind: 'changed', basket: current }
  // It may have become an order, and nothing but this answer been lost.
  if (!hasCode(error, 'not-found')) throw error
  return { kind: 'gone' }
}
