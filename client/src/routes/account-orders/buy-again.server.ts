import { HttpError, parseBasketLine, stockMessage, type OrderItem } from '@wallart/sdk'
import type { Action, ActionRequest } from '../../framework/action.ts'
import { customerAction } from '../account/customer.server.ts'
import { invalidResult, isStockProblem } from '../cart/error-results.server.ts'
import { findVariant } from '../cart/find-variant.server.ts'
import type { BuyAgainOutcome } from './buy-again.tsx'

const PATH = '/account/orders'

const ORDER_UNKNOWN = { code: 'order.not-found-again', message: 'We could not find that order.' } as const

/** Puts what can still be bought of an order into the cart, and names the rest. */
export const buyAgain: Action = {
  path: `${PATH}/buy-again`,
  page: 'account-orders',
  limit: { kind: 'cart' },
  dedupe: true,
  run: customerAction(PATH, async request => {
    const order = await request.visitor.orders
      .get(request.fields.get('order') ?? '', { signal: request.signal })
      .catch(undefinedIfUnknown)
    if (!order) return invalidResult(ORDER_UNKNOWN)
    const missing: string[] = []
    let added = 0
    for (const item of order.items) {
      if (await addItem(item, request)) added += 1
      else missing.push(item.productName ?? item.description ?? '')
    }
    const outcome: BuyAgainOutcome = { added, missing: [...new Set(missing)] }
    return { kind: 'shown', data: outcome }
  }),
}

async function addItem(
  { upi, quantity }: OrderItem,
  { visitor, idempotencyKey, ...rest }: ActionRequest,
): Promise<boolean> {
  const found = upi ? await findVariant(upi, { ...rest, visitor }) : undefined
  const line = found && parseBasketLine(found.variant)
  if (!found || !line?.ok) return false
  const { inventory } = found.variant
  if (inventory && stockMessage({ ...inventory, quantity })) return false
  try {
    const options = idempotencyKey ? { idempotencyKey: [idempotencyKey, upi, quantity].join('.') } : {}
    await visitor.basket.add([{ ...line.value, quantity }], options)
    return true
  } catch (error) {
    if (isStockProblem(error)) return false
    throw error
  }
}

function undefinedIfUnknown(error: unknown): undefined {
  if (HttpError.is(error) && error.code === 'not-found') return undefined
  throw error
}
