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

interface Press {
  readonly imageId: string
  /** The path of the page without its site prefix. */
  readonly path: string
  /** The address to come back to, where the sign-in is a page. */
  readonly back: string
  readonly onChanged?: (intent: Intent) => void
  /** Whether the notice of a removal offers to take it back. */
  readonly canUndo?: boolean | undefined
}

interface HeartsState {
  /** The hearts that are drawn filled: as they will be when all that was pressed is done. */
  readonly filled: readonly string[]
  /** The pictures in the list; none for guests, and until it is known who looks. */
  readonly hearts: readonly string[]
  readonly favourites: FavouriteState
  /** The heart of the call in flight, when it was pressed once more. */
  readonly next: Press | undefined
}

export interface FavouritesStore extends Store<HeartsState> {
  readonly press: (press: Press) => Promise<void>
  /** Takes over who looks at the page; a customer's wish from before the sign-in is fulfilled once. */
  readonly follow: (shopper: Shopper | undefined, page: Pick<Press, 'path' | 'back'>) => void
}

export interface FavouritesOptions {
  readonly shopper: Shopper | undefined
  readonly send: (press: Press, intent: Intent) => Promise<'done' | 'guest' | 'failed'>
  readonly notify: (toast: Toast, action?: { readonly label: Message; readonly onChoose: () => void }) => void
  readonly openSignIn: () => void
  readonly onChanged: (hearts: readonly string[] | undefined) => void
  /** Keeps the wish of a guest over the sign-in. */
  readonly pending: { readonly store: (imageId: string) => void; readonly take: () => string | undefined }
}

const UNDO: Message = { code: 'cart.undo', message: 'Undo' }

export function createFavourites(options: FavouritesOptions): FavouritesStore {
  const { send, notify, openSignIn, onChanged, pending } = options
  let { shopper } = options
  let pressed: Press | undefined
  const hearts = shopper?.hearts ?? []
  const store = createStore<HeartsState>({ filled: hearts, hearts, favourites: {}, next: undefined })
  const update = (change: Partial<HeartsState>) => {
    const state = { ...store.state, ...change }
    store.setState({ ...state, filled: filledHearts(state) })
  }

  function promptSignIn(heart: Press): void {
    const { imageId, path } = heart
    update({ favourites: {}, next: undefined })
    const requirement = requireSignIn(false, path)
    if (requirement.allowed) return
    if (requirement.show === 'toast') return notify({ tone: 'info', message: requirement.message })
    pending.store(imageId)
    pressed = heart
    notify(FAVOURITE_NEEDS_ACCOUNT)
    openSignIn()
  }

  async function press(heart: Press): Promise<void> {
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
    await settle(heart, intent, await send(heart, intent))
  }

  async function settle(heart: Press, intent: Intent, result: 'done' | 'guest' | 'failed'): Promise<void> {
    if (result === 'guest') return promptSignIn(heart)
    const isDone = result === 'done'
    const { favourites, next } = store.state
    const { state, toast } = nextFavouriteState(favourites, { type: isDone ? 'succeeded' : 'failed' })
    const before = store.state.hearts
    const others = before.filter(each => each !== heart.imageId)
    const changed = intent === 'add' ? [...others, heart.imageId] : others
    update({ hearts: isDone ? changed : before, favourites: state, next: undefined })
    const isUndoable = isDone && intent === 'remove' && heart.canUndo && !next
    if (toast) notify(toast, isUndoable ? { label: UNDO, onChoose: () => undo(heart) } : undefined)
    if (isDone) {
      onChanged(shopper && changed)
      heart.onChanged?.(intent)
    }
    if (next) await press(next)
  }

  function undo(heart: Press): void {
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
      const wanted = shopper?.isSignedIn ? pending.take() : undefined
      if (wanted === undefined) return
      if (listed.includes(wanted)) notify(FAVOURITE_ADDED)
      else void press({ ...(pressed?.imageId === wanted && pressed), imageId: wanted, ...page })
    },
  }
}

function filledHearts({ hearts, favourites, next }: Omit<HeartsState, 'filled'>): readonly string[] {
  const pressed = favourites.running?.imageId
  if (pressed === undefined) return hearts
  const isFilled = isHeartFilled(favourites, toProductList(hearts), pressed) === (next === undefined)
  const others = hearts.filter(each => each !== pressed)
  return isFilled ? [...others, pressed] : others
}

function toProductList(hearts: readonly string[]): ProductList {
  return { id: '', type: WISH_LIST_TYPE, items: hearts.map(imageId => ({ id: imageId, productId: imageId })) }
}
