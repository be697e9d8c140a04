import {
  FAVOURITE_ADDED,
  FAVOURITE_NEEDS_ACCOUNT,
  isHeartFilled,
  nextFavouriteState,
  requireSignIn,
  WISH_LIST_TYPE,
  type FavouriteState,
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
}

interface HeartsState {
  readonly shopper: Shopper | undefined
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
  readonly notify: (toast: Toast) => void
  readonly openSignIn: () => void
  readonly onChanged: (hearts: readonly string[] | undefined) => void
  /** Keeps the wish of a guest over the sign-in. */
  readonly pending: { readonly store: (imageId: string) => void; readonly take: () => string | undefined }
}

export function createFavourites(options: FavouritesOptions): FavouritesStore {
  const { shopper: firstShopper, send, notify, openSignIn, onChanged, pending } = options
  const store = createStore<HeartsState>({ shopper: firstShopper, favourites: {}, next: undefined })
  const update = (change: Partial<HeartsState>) => store.setState({ ...store.state, ...change })

  function promptSignIn({ imageId, path }: Press): void {
    update({ favourites: {}, next: undefined })
    const requirement = requireSignIn(false, path)
    if (requirement.allowed) return
    if (requirement.show === 'toast') return notify({ tone: 'info', message: requirement.message })
    pending.store(imageId)
    notify(FAVOURITE_NEEDS_ACCOUNT)
    openSignIn()
  }

  async function press(heart: Press): Promise<void> {
    const { shopper, favourites } = store.state
    // Another heart has to wait; the one that is on its way ends as it was pressed last.
    if (favourites.running?.imageId === heart.imageId)
      return update({ next: store.state.next ? undefined : heart })
    if (favourites.running) return
    if (shopper && !shopper.isSignedIn) return promptSignIn(heart)
    const { imageId, path } = heart
    // Until it is known who looks, the server says so.
    const step = nextFavouriteState(favourites, {
      type: 'pressed',
      isRegistered: true,
      imageId,
      path,
      list: listOf(shopper),
    })
    const intent = step.decision?.action
    if (intent !== 'add' && intent !== 'remove') return
    update({ favourites: step.state })
    await settle(heart, intent, await send(heart, intent))
  }

  async function settle(heart: Press, intent: Intent, result: 'done' | 'guest' | 'failed'): Promise<void> {
    if (result === 'guest') return promptSignIn(heart)
    const { shopper, favourites, next } = store.state
    const { state, toast } = nextFavouriteState(favourites, {
      type: result === 'done' ? 'succeeded' : 'failed',
    })
    const changed = result === 'done' && shopper ? changedHearts(shopper, heart.imageId, intent) : shopper
    update({ shopper: changed, favourites: state, next: undefined })
    if (toast) notify(toast)
    if (result === 'done') {
      onChanged(changed?.hearts)
      heart.onChanged?.(intent)
    }
    if (next) await press(next)
  }

  return {
    get state() {
      return store.state
    },
    subscribe: store.subscribe,
    press,
    follow(shopper, page) {
      update({ shopper })
      const wanted = shopper?.isSignedIn ? pending.take() : undefined
      if (wanted === undefined) return
      if (shopper?.hearts.includes(wanted)) notify(FAVOURITE_ADDED)
      else void press({ imageId: wanted, ...page })
    },
  }
}

/** Whether a heart is drawn filled: as it will be when all that was pressed is done. */
export function isFavourite({ shopper, favourites, next }: HeartsState, imageId: string): boolean {
  const isFilled = isHeartFilled(favourites, listOf(shopper), imageId)
  return next?.imageId === imageId ? !isFilled : isFilled
}

function listOf(shopper: Shopper | undefined) {
  const items = (shopper?.hearts ?? []).map(imageId => ({ id: imageId, productId: imageId }))
  return { id: '', type: WISH_LIST_TYPE, items }
}

function changedHearts(shopper: Shopper, imageId: string, intent: Intent): Shopper {
  const others = shopper.hearts.filter(each => each !== imageId)
  return { ...shopper, hearts: intent === 'add' ? [...others, imageId] : others }
}
