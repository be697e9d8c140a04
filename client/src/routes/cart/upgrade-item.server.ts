import {
  GENERIC_ERROR,
  ITEM_NOT_IN_CART,
  parseBasketLine,
  productIndex,
  upgradeOptions,
  type BasketItem,
} from '@wallart/sdk'
import type { Action, ActionRequest, ActionResult } from '../../framework/action.ts'
import { withGenericError } from '../../framework/failure-result.server.ts'
import { inOpenSession } from '../../framework/sign-in-again.server.ts'
import { addedView } from '../../features/add-to-cart/added-view.server.ts'
import { findVariant, type FoundVariant } from './find-variant.server.ts'
import { invalidResult, quantityProblem, stockErrorResult } from './error-results.server.ts'

/** Puts another finish of a work in the place of one that is in the cart, in the same number. */
export const upgradeItem: Action = {
  path: '/cart/upgrade',
  page: 'cart',
  limit: { kind: 'cart' },
  run: inOpenSession('/cart', request => withGenericError(() => upgrade(request))),
}

async function upgrade(request: ActionRequest): Promise<ActionResult> {
  const { fields, visitor } = request
  const upi = fields.get('upi') ?? ''
  const itemId = fields.get('item') ?? ''
  const [basket, found] = await Promise.all([visitor.basket.current(), findVariant(upi, request)])
  const items = basket?.productItems ?? []
  const oldItem = items.find(item => item.itemId === itemId)
  if (found && oldItem) return replaceItem(request, oldItem, found)

  // A request that is sent again because its answer was lost finds the upgrade done.
  const item = fields.has('again') ? items.findLast(each => each.upi === upi) : undefined
  if (!basket || !item || !found) return invalidResult(oldItem ? GENERIC_ERROR : ITEM_NOT_IN_CART, 'item')
  return { kind: 'done', data: addedView({ ...found, basket, item }, request) }
}

async function replaceItem(
  { visitor, context, t, idempotencyKey }: ActionRequest,
  { itemId, quantity, upi: oldUpi = '' }: BasketItem,
  found: FoundVariant,
): Promise<ActionResult> {
  const { group, variant } = found
  const problem = variant.inventory && quantityProblem(variant.inventory, quantity)
  if (problem) return invalidResult(problem, 'quantity')
  const offers = upgradeOptions(productIndex(group), oldUpi, quantity)
  if (offers.every(({ product }) => product !== variant)) return invalidResult(GENERIC_ERROR, 'upi')
  const line = parseBasketLine(variant)
  if (!line.ok) return invalidResult(line.error)
  const options = idempotencyKey
    ? { idempotencyKey: [idempotencyKey, itemId, variant.upi, quantity].join('.') }
    : {}
  try {
    const outcome = await visitor.basket.upgrade(itemId, { ...line.value, quantity }, options)
    if (!outcome.ok) return invalidResult(outcome.error, 'item')
    return { kind: 'done', data: addedView({ ...found, ...outcome.value }, { context, t }) }
  } catch (error) {
    return stockErrorResult(error, variant, quantity, visitor)
  }
}
