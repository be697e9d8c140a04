import {
  cartBadgeCount,
  GENERIC_ERROR,
  HttpError,
  OUT_OF_STOCK,
  quantityRange,
  stockMessage,
  type Inventory,
  type Message,
  type ProductVariant,
} from '@wallart/sdk'
import type { ActionResult } from '../../framework/action.ts'
import type { Visitor } from '../../framework/visitor.server.ts'
import { minimumOrder } from '../../catalogue/minimum-order.ts'

const STOCK_PROBLEMS: ReadonlySet<string | undefined> = new Set([
  'product-item-not-available',
  'product-not-found',
])

/** The answer to a form that cannot be done, in a sentence for the shopper. */
export function invalidResult({ code, message, values }: Message, field = ''): ActionResult {
  return { kind: 'invalid', errors: { [field]: [{ code, message, ...(values && { values }) }] } }
}

/** Why a variant cannot be ordered in a quantity, beside what is reserved of it. */
export function quantityProblem(inventory: Inventory, quantity: number, reserved = 0): Message | undefined {
  const { min, step } = quantityRange(inventory)
  const problem = stockMessage({ ...inventory, quantity: quantity + reserved })
  if (problem) return problem
  if (quantity < min) return minimumOrder(min)
  return (quantity - min) % step === 0 ? undefined : GENERIC_ERROR
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
