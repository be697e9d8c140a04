import { ITEM_NOT_IN_CART, OUT_OF_STOCK } from '@wallart/sdk'
import type { CartAnswer, CartRequest } from '../cart.ts'
import type { CartLineView, CartView } from '../cart-view.ts'

export const FEW_LEFT = OUT_OF_STOCK

export function lineOf(itemId: string, quantity: number, upi = `upi-${itemId}`): CartLineView {
  return {
    itemId,
    upi,
    title: itemId,
    artist: '',
    alt: '',
    href: '',
    imageId: '',
    details: [],
    quantity,
    price: `$${quantity * 10}`,
    fullPrice: '',
    unitPrice: '',
    tracked: { price: { minor: 1000, currency: 'USD' }, variant: '' },
    isUnavailable: false,
    notes: [],
  }
}

/** A shop that does every intent once and says so again when it is asked under the same key. */
export function createShop(quantities: Readonly<Record<string, number>>, hasVersions = true) {
  const lines = new Map(Object.entries(quantities))
  const upis = new Map<string, string>()
  const answered = new Map<string, CartAnswer>()
  let changes = 0
  const view = (): CartView => ({
    basketId: 'b1',
    version: hasVersions ? String(1000 + changes) : '',
    lines: [...lines].map(([itemId, quantity]) => lineOf(itemId, quantity, upis.get(itemId))),
    rows: [],
    promoCodes: [],
  })

  function run(request: CartRequest): CartAnswer {
    if (request.kind === 'add') {
      const itemId = request.upi.replace('upi-', '')
      lines.set(itemId, (lines.get(itemId) ?? 0) + request.quantity)
    } else if (request.kind === 'quantity') {
      if (!lines.has(request.itemId)) return { kind: 'refused', errors: [ITEM_NOT_IN_CART] }
      if (request.quantity > 9) return { kind: 'refused', errors: [FEW_LEFT] }
      lines.set(request.itemId, request.quantity)
    } else if (request.kind !== 'remove-unavailable') lines.delete(request.itemId)
    changes += 1
    return request.kind === 'add' ? { kind: 'done' } : { kind: 'done', view: view() }
  }

  return {
    view,
    handle(request: CartRequest, key: string): CartAnswer {
      const answer = answered.get(key) ?? run(request)
      answered.set(key, answer)
      return answer
    },
    /** A merge gives a line another id. */
    rename: (itemId: string, next: string) => {
      lines.set(next, lines.get(itemId) ?? 0)
      lines.delete(itemId)
      upis.set(next, `upi-${itemId}`)
      changes += 1
    },
    /** Another tab changes the cart. */
    change: (itemId: string, quantity: number) => {
      lines.set(itemId, quantity)
      changes += 1
    },
  }
}
