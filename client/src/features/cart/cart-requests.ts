import { GENERIC_ERROR, siteLink, type SiteContext, type Toast } from '@wallart/sdk'
import { DATA_PREFIX, type Redirect } from '../../framework/page-data.ts'
import { sendForm } from '../../framework/send-form.ts'
import { isUnanswered, withCartLock } from '../../framework/submit-with-retry.ts'
import type { CartAnswer, CartRequest } from '../../stores/cart.ts'
import type { CartView } from '../../stores/cart-view.ts'

const PATHS: Readonly<Record<CartRequest['kind'], string>> = {
  quantity: '/cart/quantity',
  remove: '/cart/remove',
  wishlist: '/cart/wishlist',
  add: '/cart/items',
  'remove-unavailable': '/cart/remove-gone',
}

/** What a change of the cart answers with. */
interface CartChange extends CartView {
  readonly notice?: Toast
}

/** Sends a change of the cart to its action. */
export async function sendToCart(
  request: CartRequest,
  key: string,
  context: SiteContext,
): Promise<CartAnswer> {
  const action = siteLink(PATHS[request.kind], context)
  const result = await withCartLock(() => sendForm(action, fieldsOf(request), key))
  if (result.kind === 'done') {
    if (!isCartChange(result.data)) return { kind: 'done' }
    const { notice } = result.data
    return { kind: 'done', view: result.data, ...(notice && { notice }) }
  }
  if (result.kind === 'moved') return { kind: 'guest' }
  if (result.kind === 'invalid') return { kind: 'refused', errors: Object.values(result.errors).flat() }
  return isUnanswered(result) ? { kind: 'lost' } : { kind: 'refused', errors: [GENERIC_ERROR] }
}

/** Where the customer signs in whose session has ended. */
interface SignIn {
  readonly signIn: string
}

/** Reads the cart as it is now; undefined when it cannot be had. */
export async function readCart(context: SiteContext): Promise<CartView | SignIn | undefined> {
  try {
    const response = await fetch(DATA_PREFIX + siteLink('/cart', context), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(30_000),
    })
    const { routes, redirect }: CartData = await response.json()
    if (redirect) return { signIn: redirect.location }
    return isCartChange(routes?.cart) ? routes.cart : undefined
  } catch {
    return undefined
  }
}

interface CartData {
  readonly routes?: { readonly cart?: unknown }
  readonly redirect?: Redirect
}

function fieldsOf(request: CartRequest): Readonly<Record<string, string>> {
  if (request.kind === 'remove-unavailable') return {}
  if (request.kind === 'add') return { upi: request.upi, quantity: String(request.quantity) }
  if (request.kind === 'quantity') return { item: request.itemId, quantity: String(request.quantity) }
  return { item: request.itemId }
}

function isCartChange(data: unknown): data is CartChange {
  return typeof data === 'object' && data !== null && 'lines' in data && 'rows' in data
}
