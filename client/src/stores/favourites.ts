import {
  FAVOURITE_ADDED,
  FAVOURITE_FAILED,
  FAVOURITE_NEEDS_ACCOUNT,
  FAVOURITE_REMOVED,
  requireSignIn,
  type Message,
  type Toast,
} from '@wallart/sdk'
import { createStore, type Store } from './create-store.ts'

type FavouriteIntent = 'add' | 'remove'

/** Who looks at the page; undefined until it is known. */
interface Shopper {
  readonly isSignedIn: boolean
  readonly hearts: readonly string[]
}

interface Page {
  /** Its path without the site prefix. */
  readonly path: string
  /** The address to come back to, where the sign-in is a page. */
  readonly back: string
}

interface Press<Product> extends Page {
  readonly imageId: string
  readonly product?: Product | undefined
  /** Whether the notice of a removal offers to take it back. */
  readonly canUndo?: boolean | undefined
}

/** What was pressed last for a picture. */
interface Toggle<Product> extends Press<Product> {
  readonly intent: FavouriteIntent
}

/** A heart that its page could not settle: a guest's, or one whose answer is not there. */
export interface PendingFavourite<Product> extends Pick<Toggle<Product>, 'imageId' | 'intent' | 'product'> {
  readonly isUnanswered: boolean
}

interface HeartsState<Product> {
  /** The hearts that are drawn filled: as they will be when all that was pressed is done. */
  readonly filled: readonly string[]
  /** The pictures in the list; none for guests, and until it is known who looks. */
  readonly hearts: readonly string[]
  /** The call in flight; there is one at a time. */
  readonly running: Toggle<Product> | undefined
  /** What is sent after it, by picture and in this order. */
  readonly waiting: ReadonlyMap<string, Toggle<Product>>
}

export interface FavouritesStore<Product> extends Store<HeartsState<Product>> {
  /** Ends when nothing waits any longer, or at once where a call is in flight. */
  readonly press: (press: Press<Product>) => Promise<void>
  /** Takes over who looks at the page; what earlier pages left to a customer is fulfilled once. */
  readonly follow: (shopper: Shopper | undefined, page: Page) => void
  /** Hands what is not answered yet on to the next page. */
  readonly leave: () => void
}

export interface FavouritesOptions<Product> {
  readonly shopper: Shopper | undefined
  readonly send: (press: Press<Product>, intent: FavouriteIntent) => Promise<'done' | 'guest' | 'failed'>
  readonly notify: (toast: Toast, action?: { readonly label: Message; readonly onChoose: () => void }) => void
  readonly openSignIn: () => void
  /** The list as it is now; undefined where that is to be asked for. */
  readonly onChanged: (hearts: readonly string[] | undefined) => void
  readonly onDone: (press: Press<Product>, intent: FavouriteIntent) => void
  /** Holds them over the sign-in, and from one page to the next. */
  readonly pending: {
    readonly store: (favourites: readonly PendingFavourite<Product>[]) => void
    readonly take: () => readonly PendingFavourite<Product>[]
  }
}

const UNDO: Message = { code: 'cart.undo', message: 'Undo' }

export function createFavourites<Product>(options: FavouritesOptions<Product>): FavouritesStore<Product> {
  const { send, notify, openSignIn, onChanged, onDone, pending } = options
  let { shopper } = options
  const hearts = shopper?.hearts ?? []
  const store = createStore<HeartsState<Product>>({
    filled: hearts,
    hearts,
    running: undefined,
    waiting: new Map(),
  })
  const update = (change: Partial<HeartsState<Product>>) => {
    const state = { ...store.state, ...change }
    store.setState({ ...state, filled: togglesOf(state).reduce(withToggle, state.hearts) })
  }

  function promptSignIn(toggles: readonly Toggle<Product>[]): void {
    update({ running: undefined, waiting: new Map() })
    const requirement = requireSignIn(false, toggles[0]?.path ?? '')
    if (requirement.allowed) return
    if (requirement.show === 'toast') return notify({ tone: 'info', message: requirement.message })
    pending.store(toggles.map(toggle => toPending(toggle)))
    notify(FAVOURITE_NEEDS_ACCOUNT)
    openSignIn()
  }

  async function press(heart: Press<Product>): Promise<void> {
    const { imageId } = heart
    const intent = store.state.filled.includes(imageId) ? 'remove' : 'add'
    const toggle = { ...heart, intent } as const
    if (shopper && !shopper.isSignedIn) return promptSignIn([toggle])
    const { hearts: listed, running } = store.state
    const isRunning = running?.imageId === imageId
    const waiting = new Map(store.state.waiting)
    waiting.delete(imageId)
    // One that is pressed back to what it is has nothing to send; what a call makes of it is known when it is answered.
    if (isRunning || listed.includes(imageId) !== (intent === 'add')) waiting.set(imageId, toggle)
    update({ waiting })
    if (!running) await sendAll()
  }

  async function sendAll(): Promise<void> {
    let isListUnsure = false
    for (let toggle = startNext(); toggle; toggle = startNext()) {
      const result = await send(toggle, toggle.intent)
      if (result === 'guest') {
        promptSignIn(togglesOf(store.state))
        return onChanged(undefined)
      }
      if (result === 'done') {
        settle(toggle)
        continue
      }
      // It may have been done without an answer; what was pressed since is sent in any case.
      isListUnsure = true
      if (!store.state.waiting.has(toggle.imageId)) notify(FAVOURITE_FAILED)
    }
    if (isListUnsure) onChanged(undefined)
  }

  function startNext(): Toggle<Product> | undefined {
    const [running, ...others] = store.state.waiting.values()
    update({ running, waiting: new Map(others.map(toggle => [toggle.imageId, toggle])) })
    return running
  }

  function settle(toggle: Toggle<Product>): void {
    const { imageId, intent, canUndo } = toggle
    const changed = withToggle(store.state.hearts, toggle)
    const waiting = new Map(store.state.waiting)
    if (waiting.get(imageId)?.intent === intent) waiting.delete(imageId)
    update({ hearts: changed, waiting })
    const isUndoable = intent === 'remove' && canUndo && !waiting.has(imageId)
    notify(
      intent === 'add' ? FAVOURITE_ADDED : FAVOURITE_REMOVED,
      isUndoable ? { label: UNDO, onChoose: () => undo(toggle) } : undefined,
    )
    onChanged(shopper && changed)
    onDone(toggle, intent)
  }

  function undo(toggle: Toggle<Product>): void {
    if (!store.state.filled.includes(toggle.imageId)) void press(toggle)
  }

  function fulfil({ intent, isUnanswered, ...heart }: PendingFavourite<Product>, page: Page) {
    const { imageId } = heart
    const listed = store.state.hearts
    if (togglesOf(store.state).some(toggle => toggle.imageId === imageId)) return
    if (!isUnanswered && intent === 'add' && listed.includes(imageId)) return notify(FAVOURITE_ADDED)
    // What was read meanwhile may be older than the press, so it is sent in any case.
    update({ hearts: withToggle(listed, { imageId, intent: intent === 'add' ? 'remove' : 'add' }) })
    void press({ ...heart, ...page })
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
      if (!shopper?.isSignedIn) return
      for (const favourite of pending.take()) fulfil(favourite, page)
    },
    leave() {
      const { running, waiting } = store.state
      if (!running) return
      pending.store(togglesOf(store.state).map(toggle => toPending(toggle, true)))
      update({ waiting: new Map() })
      for (const toggle of waiting.values()) void send(toggle, toggle.intent)
    },
  }
}

function toPending<Product>(
  { imageId, intent, product }: Toggle<Product>,
  isUnanswered = false,
): PendingFavourite<Product> {
  return { imageId, intent, product, isUnanswered }
}

/** What is not answered yet, one a picture. */
function togglesOf<Product>({
  running,
  waiting,
}: Pick<HeartsState<Product>, 'running' | 'waiting'>): readonly Toggle<Product>[] {
  const isReplaced = running && waiting.has(running.imageId)
  return [...(running && !isReplaced ? [running] : []), ...waiting.values()]
}

function withToggle(
  hearts: readonly string[],
  { imageId, intent }: Pick<Toggle<unknown>, 'imageId' | 'intent'>,
): readonly string[] {
  const others = hearts.filter(each => each !== imageId)
  return intent === 'add' ? [...others, imageId] : others
}
