import {
  GENERIC_ERROR,
  ITEM_NOT_IN_CART,
  OUT_OF_STOCK,
  quantityRange,
  type Basket,
  type BasketItem,
} from '@wallart/sdk'
import type { Action, ActionRequest, ActionResult } from '../../framework/action.ts'
import { withGenericError } from '../../framework/failure-result.server.ts'
import { inOpenSession } from '../../framework/sign-in-again.server.ts'
import { floorToStep } from '../../catalogue/floor-to-step.ts'
import { cartView } from './cart-view.server.ts'
import { invalidResult, quantityProblem, stockErrorResult } from './error-results.server.ts'
import { findVariant } from './find-variant.server.ts'
import { removeLine } from './remove-item.server.ts'

/** Sets how many pieces a line of the cart holds; none takes it out. */
export const setQuantity: Action = {
  path: '/cart/quantity',
  page: 'cart',
  limit: { kind: 'cart' },
  run: inOpenSession('/cart', request => withGenericError(() => changeQuantity(request))),
}

async function changeQuantity(request: ActionRequest): Promise<ActionResult> {
  const { fields, visitor, signal } = request
  const text = fields.get('quantity') ?? ''
  if (!/^(?:0|[1-9]\d{0,14})$/.test(text)) return invalidResult(GENERIC_ERROR, 'quantity')
  const quantity = Number(text)
  if (quantity === 0) return removeLine(request)
  const basket = await visitor.basket.current({ signal })
  const item = basket?.productItems.find(({ itemId }) => itemId === fields.get('item'))
  if (!basket || !item) return invalidResult(ITEM_NOT_IN_CART, 'item')
  return changeLine(request, basket, item, quantity)
}

async function changeLine(
  request: ActionRequest,
  basket: Basket,
  { itemId, upi, quantity: before }: BasketItem,
  wanted: number,
): Promise<ActionResult> {
  const { visitor, idempotencyKey } = request
  const found = upi ? await findVariant(upi, request) : undefined
  if (!found) return invalidResult(OUT_OF_STOCK, 'quantity')
  const { variant } = found
  const quantity = variant.inventory ? floorToStep(wanted, quantityRange(variant.inventory)) : wanted
  const others = basket.productItems.filter(item => item.upi === upi && item.itemId !== itemId)
  const reserved = others.reduce((sum, item) => sum + item.quantity, 0)
  const problem = variant.inventory && quantityProblem(variant.inventory, quantity, reserved)
  if (problem) return invalidResult(problem, 'quantity')
  // The same click with another wish is another intent.
  const options = idempotencyKey ? { idempotencyKey: [idempotencyKey, itemId, quantity].join('.') } : {}
  try {
    const changed = await visitor.basket.update(itemId, quantity, options)
    return { kind: 'done', data: await cartView(changed, request) }
  } catch (error) {
    return stockErrorResult(error, variant, quantity - before, visitor)
  }
}
