import {
  cartBadgeCount,
  HttpError,
  OUT_OF_STOCK,
  stockMessage,
  type Message,
  type ProductVariant,
} from '@wallart/sdk'
import type { ActionResult } from '../../framework/action.ts'
import type { Visitor } from '../../framework/visitor.server.ts'

const STOCK_PROBLEMS: ReadonlySet<string | undefined> = new Set([
  'product-item-not-available',
  'product-not-found',
])

/** The answer to a form that cannot be done, in a sentence for the shopper. */
export function invalidResult({ code, message, values }: Message, field = ''): ActionResult {
  return { kind: 'invalid', errors: { [field]: [{ code, message, ...(values && { values }) }] } }
}

/** Whether the cart has refused a variant because there is not enough of it. */
export function isStockProblem(failure: unknown): boolean {
  return HttpError.is(failure) && STOCK_PROBLEMS.has(failure.problem)
}

/** What the shopper is told when the cart refuses a variant: the truth about its stock; other failures are thrown on. */
export async function stockErrorResult(
  failure: unknown,
  { upi, inventory }: ProductVariant,
  quantity: number,
  { basket }: Visitor,
): Promise<ActionResult> {
  if (!isStockProblem(failure)) throw failure
  const currentBasket = await basket.current().catch(() => undefined)
  const sameLines = currentBasket?.productItems.filter(item => item.upi === upi) ?? []
  const totalQuantity = quantity + cartBadgeCount(sameLines)
  return invalidResult(
    (inventory && stockMessage({ ...inventory, quantity: totalQuantity })) ?? OUT_OF_STOCK,
    'quantity',
  )
}
