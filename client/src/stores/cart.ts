import { GENERIC_ERROR, ITEM_REMOVED_FROM_CART, type Message, type Toast } from '@wallart/sdk'
import type { CartLineView, CartView } from './cart-view.ts'
import { createStore, type Store } from './create-store.ts'
import { createLinePlaces } from './line-places.ts'

type LineRequest =
  | { readonly kind: 'quantity'; readonly itemId: string; readonly quantity: number }
  | { readonly kind: 'remove' | 'wishlist'; readonly itemId: string }

export type CartRequest =
  | LineRequest
  | { readonly kind: 'add'; readonly upi: string; readonly quantity: number }
  | { readonly kind: 'remove-unavailable' }

export type CartAnswer =
  /** Without a view the cart is read afterwards. */
  | { readonly kind: 'done'; readonly view?: CartView; readonly notice?: Toast }
  | { readonly kind: 'refused'; readonly errors: readonly Message[] }
  /** Only customers can have this done, or the session of the one whose cart it is has ended. */
  | { readonly kind: 'guest' }
  /** Whether the shop has done it is not known. */
  | { readonly kind: 'lost' }

export interface CartNotice extends Toast {
  readonly undo?: () => void
}

export interface CartState {
  /** What the shop last said, with the quantities that are wished for. */
  readonly view: CartView
  readonly pending: {
    readonly lines: Readonly<Record<string, LineRequest['kind']>>
    /** Whether the sums may still change. */
    readonly totals: boolean
  }
  readonly errors: { readonly lines: Readonly<Record<string, readonly Message[]>> }
}

export type QuantityChange = (shown: number) => number

export interface CartStore extends Store<CartState> {
  /** Sets how many pieces a line holds, or changes the number that is shown. */
  readonly setQuantity: (itemId: string, quantity: number | QuantityChange) => Promise<void>
  readonly remove: (itemId: string) => Promise<void>
  /** Guests sign in first; their wish is kept until they have. */
  readonly moveToWishlist: (itemId: string) => Promise<void>
  /** Fulfils once what was wished for before the shopper had signed in. */
  readonly followCustomer: () => Promise<void>
  readonly removeUnavailable: () => Promise<void>
  /** Puts a line that was removed into the cart again, at its place. */
  readonly undo: (line: CartLineView) => Promise<void>
  /** Takes over what was loaded elsewhere, unless something newer is known. */
  readonly replace: (view: CartView) => void
  /** Reads the cart, which another tab may have changed. */
  readonly refresh: () => Promise<void>
}

export interface CartOptions {
  readonly view: CartView
  readonly send: (request: CartRequest, key: string) => Promise<CartAnswer>
  /** The cart as it is now; undefined when it cannot be had, and guest when the session of its customer has ended. */
  readonly read: () => Promise<CartView | 'guest' | undefined>
  readonly createKey: () => string
  /** Says what has become of a change, beside the cart as it then is. */
  readonly notify: (notice: CartNotice, view: CartView) => void
  readonly openSignIn: () => void
  /** Keeps the variant that a guest wants on the wishlist over the sign-in. */
  readonly pending: { readonly store: (upi: string) => void; readonly take: () => string | undefined }
  /** Called for each change that is done, with its line as it was before. */
  readonly onDone?: (request: CartRequest, line: CartLineView | undefined) => void
  /** Called when the cart is as wished again after a change. */
  readonly onSettled?: (view: CartView) => void
}

/** The cart: what the shop said, and over it what is wished for; money is the shop's alone, and pending meanwhile. */
export function createCart({
  view,
  send,
  read,
  createKey,
  notify,
  openSignIn,
  pending,
  onDone,
  onSettled,
}: CartOptions): CartStore {
  const places = createLinePlaces()
  let settled = arranged(view)
  const wishes = new Map<string, LineRequest>()
  const errors = new Map<string, readonly Message[]>()
  const running = new Set<string>()
  const lostRemovals = new Map<LineRequest, CartLineView | undefined>()
  let sent = 0
  let inFlight = 0
  let isOutdated = false
  let reading: Promise<void> | undefined
  let isChanged = false
  let isSignInOpened = false
  const store = createStore(currentState())

  function currentState(): CartState {
    const lines = settled.lines.map(line => {
      const wish = wishes.get(line.itemId)
      return wish?.kind === 'quantity' ? { ...line, quantity: wish.quantity } : line
    })
    const isThere = ([itemId]: readonly [string, unknown]) => lines.some(line => line.itemId === itemId)
    return {
      view: { ...settled, lines },
      pending: {
        lines: Object.fromEntries(
          [...wishes].filter(isThere).map(([itemId, { kind }]) => [itemId, kind] as const),
        ),
        totals: inFlight > 0 || reading !== undefined,
      },
      errors: { lines: Object.fromEntries([...errors].filter(isThere)) },
    }
  }

  function arranged(next: CartView): CartView {
    return { ...next, lines: places.arrange(next.lines) }
  }

  const publish = () => store.setState(currentState())

  function adopt(next: CartView): void {
    const isOlder = next.basketId === settled.basketId && next.version < settled.version
    if (!isOlder) settled = arranged(next)
    isSignInOpened = false
  }

  async function request(wish: CartRequest): Promise<CartAnswer> {
    // Answers that cross may have been given in another order than they arrive.
    if (inFlight > 0) isOutdated = true
    sent += 1
    inFlight += 1
    publish()
    const key = createKey()
    const first = await send(wish, key)
    const answer = first.kind === 'lost' ? await send(wish, key) : first
    inFlight -= 1
    if (answer.kind === 'done' && answer.view) adopt(answer.view)
    else if (answer.kind !== 'guest') isOutdated = true
    if (answer.kind === 'done' || answer.kind === 'lost') isChanged = true
    return answer
  }

  async function settle(): Promise<void> {
    const current = (reading ??= readWhileOutdated())
    publish()
    await current
    if (reading !== current) return
    reading = undefined
    if (inFlight === 0) reportLostRemovals()
    if (isChanged && inFlight === 0) {
      isChanged = false
      onSettled?.(settled)
    }
    publish()
  }

  function reportLostRemovals(): void {
    const removals = [...lostRemovals]
    lostRemovals.clear()
    for (const [wish, line] of removals) {
      const isInCart = settled.lines.some(each => each.itemId === wish.itemId)
      if (!isInCart) onDone?.(wish, line)
      report(wish, line, { kind: isInCart ? 'lost' : 'done' })
    }
  }

  async function readWhileOutdated(): Promise<void> {
    while (isOutdated) {
      if (inFlight > 0) return
      isOutdated = false
      const sentBefore = sent
      const next = (await read()) ?? (await read())
      // The carts of two tabs tell each other.
      if (next === 'guest') return isSignInOpened ? undefined : requireCustomer()
      // What was sent meanwhile is not in it.
      if (next && sent === sentBefore) adopt(next)
      else isOutdated = true
      if (!next) return
    }
  }

  async function submit(wish: CartRequest, line?: CartLineView): Promise<void> {
    const answer = await request(wish)
    if (answer.kind === 'done') onDone?.(wish, line)
    report(wish, line, answer)
    await settle()
  }

  async function submitLine(wish: LineRequest): Promise<void> {
    const { itemId, kind } = wish
    if (kind !== 'quantity' && wishes.get(itemId)?.kind === kind) return
    wishes.set(itemId, wish)
    errors.delete(itemId)
    publish()
    // One request at a time for each line; what is wished for last comes next.
    if (running.has(itemId)) return
    running.add(itemId)
    for (let next = wishes.get(itemId); next; next = wishes.get(itemId)) {
      const line = settled.lines.find(each => each.itemId === itemId)
      const answer = await request(next)
      if (answer.kind === 'done') onDone?.(next, line)
      // Without its customer no further wish can come true.
      if (answer.kind === 'guest' || wishes.get(itemId) === next) {
        wishes.delete(itemId)
        if (next.kind === 'remove' && answer.kind === 'lost') lostRemovals.set(next, line)
        else report(next, line, answer)
      }
      publish()
    }
    running.delete(itemId)
    await settle()
  }

  function report(wish: CartRequest, line: CartLineView | undefined, answer: CartAnswer): void {
    if (answer.kind === 'done') {
      const notice = answer.notice ?? noticeOf(wish, line)
      if (notice) notify(notice, settled)
      return
    }
    if (answer.kind === 'guest') {
      if (wish.kind === 'wishlist' && line) pending.store(line.upi)
      return requireCustomer()
    }
    const messages = answer.kind === 'refused' ? answer.errors : [GENERIC_ERROR]
    if (wish.kind === 'quantity') errors.set(wish.itemId, messages)
    else for (const message of messages) notify({ tone: 'error', message }, settled)
  }

  function requireCustomer(): void {
    isSignInOpened = true
    openSignIn()
  }

  function noticeOf({ kind }: CartRequest, line: CartLineView | undefined): CartNotice | undefined {
    if (kind !== 'remove' && kind !== 'remove-unavailable') return undefined
    const canUndo = line && line.upi !== '' && !line.isUnavailable
    return {
      tone: 'success',
      message: ITEM_REMOVED_FROM_CART,
      ...(canUndo && { undo: () => void undo(line) }),
    }
  }

  const undo = (line: CartLineView) => {
    places.keep(line)
    return submit({ kind: 'add', upi: line.upi, quantity: line.quantity }, line)
  }

  function refresh(): Promise<void> {
    isOutdated = true
    return settle()
  }

  return {
    get state() {
      return store.state
    },
    subscribe: store.subscribe,
    setQuantity: async (itemId, change) => {
      const shown = store.state.view.lines.find(line => line.itemId === itemId)?.quantity ?? 0
      const quantity = typeof change === 'number' ? change : change(shown)
      if (quantity !== shown) await submitLine({ kind: 'quantity', itemId, quantity })
    },
    remove: itemId => submitLine({ kind: 'remove', itemId }),
    moveToWishlist: itemId => submitLine({ kind: 'wishlist', itemId }),
    followCustomer: async () => {
      const upi = pending.take()
      if (!upi) return
      // The cart of a guest may just have become part of the customer's.
      await refresh()
      const line = settled.lines.find(each => each.upi === upi)
      if (line) await submitLine({ kind: 'wishlist', itemId: line.itemId })
    },
    removeUnavailable: () => submit({ kind: 'remove-unavailable' }),
    undo,
    replace: next => {
      adopt(next)
      publish()
    },
    refresh,
  }
}
