import {
  FAVOURITE_ADDED,
  FAVOURITE_NEEDS_ACCOUNT,
  isHeartFilled,
  nextFavouriteState,
  requireSignIn,
  WISH_LIST_TYPE,
  type FavouriteState,
  type Message,
  type ProductList,
  type Toast,
} from '@wallart/sdk'
import { createStore, type Store } from './create-store.ts'

type Intent = 'add' | 'remove'

/** Who looks at the page; undefined until it is known. */
interface Shopper {
  readonly isSignedIn: boolean
  readonly hearts: readonly string[]
}

interface Press<Product> {
  readonly imageId: string
  /** The path of the page without its site prefix. */
  readonly path: string
  /** The address to come back to, where the sign-in is a page. */
  readonly back: string
  readonly product?: Product | undefined
  /** Whether the notice of a removal offers to take it back. */
  readonly canUndo?: boolean | undefined
}

/** What the page of a press could not finish itself: a guest's wish, or one whose answer is not there. */
interface PendingFavourite<Product> extends Pick<Press<Product>, 'imageId' | 'product'> {
  readonly intent: Intent
  readonly isUnanswered?: boolean
}

interface HeartsState<Product> {
  /** The hearts that are drawn filled: as they will be when all that was pressed is done. */
  readonly filled: readonly string[]
  /** The pictures in the list; none for guests, and until it is known who looks. */
  readonly hearts: readonly string[]
  readonly favourites: FavouriteState
  /** The heart of the call in flight, when it was pressed once more. */
  readonly next: Press<Product> | undefined
}

export interface FavouritesStore<Product> extends Store<HeartsState<Product>> {
  readonly press: (press: Press<Product>) => Promise<void>
  /** Takes over who looks at the page; a wish that an earlier page left to a customer is fulfilled once. */
  readonly follow: (shopper: Shopper | undefined, page: Pick<Press<Product>, 'path' | 'back'>) => void
  /** Hands what is not answered yet on to the next page. */
  readonly leave: () => void
}

export interface FavouritesOptions<Product> {
  readonly shopper: Shopper | undefined
  readonly send: (press: Press<Product>, intent: Intent) => Promise<'done' | 'guest' | 'failed'>
  readonly notify: (toast: Toast, action?: { readonly label: Message; readonly onChoose: () => void }) => void
  readonly openSignIn: () => void
  readonly onChanged: (hearts: readonly string[] | undefined) => void
  readonly onDone: (press: Press<Product>, intent: Intent) => void
  /** Keeps a wish over the sign-in, and from one page to the next. */
  readonly pending: { readonly store: (wish: string) => void; readonly take: () => string | undefined }
}

const UNDO: Message = { code: 'cart.undo', message: 'Undo' }

export function createFavourites<Product>(options: FavouritesOptions<Product>): FavouritesStore<Product> {
  const { send, notify, openSignIn, onChanged, onDone, pending } = options
  let { shopper } = options
  let sent: Press<Product> | undefined
  const hearts = shopper?.hearts ?? []
  const store = createStore<HeartsState<Product>>({ filled: hearts, hearts, favourites: {}, next: undefined })
  const update = (change: Partial<HeartsState<Product>>) => {
    const state = { ...store.state, ...change }
    store.setState({ ...state, filled: filledHearts(state) })
  }

  function promptSignIn(heart: Press<Product>): void {
    const { imageId, path, product } = heart
    update({ favourites: {}, next: undefined })
    const requirement = requireSignIn(false, path)
    if (requirement.allowed) return
    if (requirement.show === 'toast') return notify({ tone: 'info', message: requirement.message })
    storePending({ imageId, product, intent: 'add' })
    notify(FAVOURITE_NEEDS_ACCOUNT)
    openSignIn()
  }

  async function press(heart: Press<Product>): Promise<void> {
    const { favourites } = store.state
    // Another heart has to wait; the one that is on its way ends as it was pressed last.
    if (favourites.running?.imageId === heart.imageId)
      return update({ next: store.state.next ? undefined : heart })
    if (favourites.running) return
    if (shopper && !shopper.isSignedIn) return promptSignIn(heart)
    const { imageId, path } = heart
    // Until it is known who looks, the server says so.
    const list = toProductList(store.state.hearts)
    const step = nextFavouriteState(favourites, { type: 'pressed', isRegistered: true, imageId, path, list })
    const intent = step.decision?.action
    if (intent !== 'add' && intent !== 'remove') return
    update({ favourites: step.state })
    sent = heart
    await settle(heart, intent, await send(heart, intent))
  }

  async function settle(
    heart: Press<Product>,
    intent: Intent,
    result: 'done' | 'guest' | 'failed',
  ): Promise<void> {
    if (result === 'guest') return promptSignIn(heart)
    const isDone = result === 'done'
    const { favourites, next } = store.state
    const { state, toast } = nextFavouriteState(favourites, { type: isDone ? 'succeeded' : 'failed' })
    const before = store.state.hearts
    const changed = withIntent(before, heart.imageId, intent)
    // Without an answer it may have been done; what was pressed last is then sent in any case.
    update({ hearts: isDone || next ? changed : before, favourites: state, next: undefined })
    const isUndoable = isDone && intent === 'remove' && heart.canUndo && !next
    if (toast && (isDone || !next))
      notify(toast, isUndoable ? { label: UNDO, onChoose: () => undo(heart) } : undefined)
    if (isDone) {
      onChanged(shopper && changed)
      onDone(heart, intent)
    }
    if (next) return press(next)
    if (!isDone) onChanged(undefined)
  }

  function undo(heart: Press<Product>): void {
    if (!store.state.filled.includes(heart.imageId)) void press(heart)
  }

  return {
    get state() {
      return store.state
    },
    subscribe: store.subscribe,
    press,
    follow(next, page) {
      shopper = next
      const listed = shopper?.hearts ?? []
      if (listed.join() !== store.state.hearts.join()) update({ hearts: listed })
      if (!shopper?.isSignedIn || store.state.favourites.running) return
      const favourite = parsePending<Product>(pending.take())
      if (!favourite) return
      const { imageId, intent, isUnanswered } = favourite
      if (!isUnanswered && listed.includes(imageId)) return notify(FAVOURITE_ADDED)
      // What was read meanwhile may be older than the press, so it is sent in any case.
      update({ hearts: withIntent(listed, imageId, intent === 'add' ? 'remove' : 'add') })
      void press({ ...favourite, ...page })
    },
    leave() {
      const { favourites, next } = store.state
      if (!sent || !favourites.running) return
      const { imageId, product } = sent
      const isAdded = (favourites.running.action === 'add') === (next === undefined)
      const intent = isAdded ? 'add' : 'remove'
      storePending({ imageId, product, intent, isUnanswered: true })
      if (!next) return
      update({ next: undefined })
      void send(next, intent)
    },
  }

  function storePending(favourite: PendingFavourite<Product>): void {
    pending.store(JSON.stringify(favourite))
  }
}

function parsePending<Product>(text: string | undefined): PendingFavourite<Product> | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function withIntent(hearts: readonly string[], imageId: string, intent: Intent): readonly string[] {
  const others = hearts.filter(each => each !== imageId)
  return intent === 'add' ? [...others, imageId] : others
}

function filledHearts<Product>({
  hearts,
  favourites,
  next,
}: Omit<HeartsState<Product>, 'filled'>): readonly string[] {
  const pressed = favourites.running?.imageId
  if (pressed === undefined) return hearts
  const isFilled = isHeartFilled(favourites, toProductList(hearts), pressed) === (next === undefined)
  return withIntent(hearts, pressed, isFilled ? 'add' : 'remove')
}

function toProductList(hearts: readonly string[]): ProductList {
  return { id: '', type: WISH_LIST_TYPE, items: hearts.map(imageId => ({ id: imageId, productId: imageId })) }
}
