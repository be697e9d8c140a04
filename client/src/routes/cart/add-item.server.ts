import {
  GENERIC_ERROR,
  OUT_OF_STOCK,
  parseBasketLine,
  parsePhotoUpi,
  photoPath,
  stockMessage,
  type Basket,
} from '@wallart/sdk'
import type { Action, ActionRequest, ActionResult } from '../../framework/action.ts'
import { withGenericError } from '../../framework/failure-result.server.ts'
import { signInAgain } from '../../framework/sign-in-again.server.ts'
import { addedView } from '../../features/add-to-cart/added-view.server.ts'
import { configuredUpi } from './configured-upi.server.ts'
import { findVariant } from './find-variant.server.ts'
import { invalidResult, stockErrorResult } from './error-results.server.ts'

/** Puts a variant into the cart; what it is and what it costs comes from the shop, never from the form. */
export const addItem: Action = {
  path: '/cart/items',
  beginsGuest: true,
  page: 'cart',
  limit: { kind: 'cart' },
  dedupe: true,
  async run(request) {
    const upi = request.fields.get('upi') ?? ''
    const toSignIn = parsePhotoUpi(upi) && signInAgain(photoPath(upi), request)
    if (toSignIn) return { kind: 'moved', location: toSignIn }
    return withGenericError(() => add(request))
  },
}

async function add({
  fields,
  visitor,
  context,
  t,
  idempotencyKey,
  ...rest
}: ActionRequest): Promise<ActionResult> {
  const upi = await configuredUpi(fields, rest)
  const found = upi === undefined ? undefined : await findVariant(upi, { ...rest, visitor })
  if (!found) return invalidResult(OUT_OF_STOCK, 'upi')
  const { variant } = found
  const line = parseBasketLine(variant)
  if (!line.ok) return invalidResult(line.error)
  const quantity = parseQuantity(fields.get('quantity'), line.value.quantity)
  if (quantity === undefined) return invalidResult(GENERIC_ERROR, 'quantity')
  const stockError = variant.inventory && stockMessage({ ...variant.inventory, quantity })
  if (stockError) return invalidResult(stockError, 'quantity')

  const newLine = { ...line.value, quantity }
  // The same click with another wish is another intent.
  const options = idempotencyKey ? { idempotencyKey: [idempotencyKey, upi, quantity].join('.') } : {}
  try {
    const basket = await visitor.basket.add([newLine], options)
    return {
      kind: 'done',
      data: addedView({ ...found, basket, item: findAddedLine(basket, newLine) }, { context, t }),
    }
  } catch (error) {
    return stockErrorResult(error, variant, quantity, visitor)
  }
}

function parseQuantity(text: string | undefined, fallback: number): number | undefined {
  if (text === undefined) return fallback
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

function findAddedLine(
  { productItems }: Basket,
  newLine: { readonly upi?: string; readonly productId: string },
) {
  return (
    productItems.findLast(({ upi }) => upi !== undefined && upi === newLine.upi) ??
    productItems.findLast(({ productId }) => productId === newLine.productId)
  )
}
