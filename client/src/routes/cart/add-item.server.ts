import { GENERIC_ERROR, OUT_OF_STOCK, parseBasketLine, stockMessage, type Basket } from '@wallart/sdk'
import type { Action, ActionRequest, ActionResult } from '../../framework/action.ts'
import { addedView } from '../../features/add-to-cart/added-view.server.ts'
import { findVariant } from './find-variant.server.ts'
import { orRefused, refused, stockRefusal } from './refusals.server.ts'

/** Puts a variant into the cart; what it is and what it costs comes from the shop, never from the form. */
export const addItem: Action = {
  path: '/cart/items',
  page: 'cart',
  limit: { kind: 'cart' },
  dedupe: true,
  run: request => orRefused(() => add(request)),
}

async function add({
  fields,
  visitor,
  context,
  t,
  idempotencyKey,
  ...rest
}: ActionRequest): Promise<ActionResult> {
  const upi = fields.get('upi') ?? ''
  const found = await findVariant(upi, rest)
  if (!found) return refused(OUT_OF_STOCK, 'upi')
  const { variant } = found
  const line = parseBasketLine(variant)
  if (!line.ok) return refused(line.error)
  const quantity = quantityOf(fields.get('quantity'), line.value.quantity)
  if (quantity === undefined) return refused(GENERIC_ERROR, 'quantity')
  const shortage = variant.inventory && stockMessage({ ...variant.inventory, quantity })
  if (shortage) return refused(shortage, 'quantity')

  const wanted = { ...line.value, quantity }
  // The same click with another wish is another intent.
  const options = idempotencyKey ? { idempotencyKey: [idempotencyKey, upi, quantity].join('.') } : {}
  try {
    const basket = await visitor.basket.add([wanted], options)
    return {
      kind: 'done',
      data: addedView({ ...found, basket, item: lineIn(basket, wanted) }, { context, t }),
    }
  } catch (error) {
    return stockRefusal(error, variant, quantity, visitor)
  }
}

function quantityOf(text: string | undefined, usual: number): number | undefined {
  if (text === undefined) return usual
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

function lineIn({ productItems }: Basket, wanted: { readonly upi?: string; readonly productId: string }) {
  return (
    productItems.findLast(({ upi }) => upi !== undefined && upi === wanted.upi) ??
    productItems.findLast(({ productId }) => productId === wanted.productId)
  )
}
