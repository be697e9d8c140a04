import type { ProductList } from '../../model/product-list.ts'
import type { Toast } from '../../model/toast.ts'
import { FAVOURITE_ADDED, FAVOURITE_FAILED, FAVOURITE_REMOVED } from './favourite-toasts.ts'
import {
  favouriteAddition,
  favouriteToggle,
  type FavouriteDecision,
  type FavouriteToggleInput,
} from './favourite-toggle.ts'
import { isInList } from './find-list-item.ts'

/** What a shopper's hearts are waiting for; it starts as an empty object. */
export interface FavouriteState {
  /** The call in flight. */
  readonly running?: { readonly imageId: string; readonly action: 'add' | 'remove' }
  /** The picture that a guest wanted to keep. */
  readonly pendingImageId?: string
}

/** What happens to hearts: one is pressed, the list of a customer arrives, a call ends. */
export type FavouriteEvent =
  | ({ readonly type: 'pressed' } & Omit<FavouriteToggleInput, 'isInProgress'>)
  | { readonly type: 'list-ready'; readonly list: ProductList }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed' }

/** What follows from an event: the new state, what is to be done, and what is to be said. */
export interface FavouriteStep {
  readonly state: FavouriteState
  readonly decision?: FavouriteDecision
  readonly toast?: Toast
}

function press(state: FavouriteState, event: Extract<FavouriteEvent, { type: 'pressed' }>): FavouriteStep {
  const decision = favouriteToggle({ ...event, isInProgress: state.running !== undefined })
  if (decision.action === 'none') return { state }
  if (decision.action !== 'sign-in') {
    return { state: { ...state, running: { imageId: event.imageId, action: decision.action } }, decision }
  }
  const { toast, pendingImageId } = decision
  return { state: pendingImageId === undefined ? state : { pendingImageId }, decision, toast }
}

function replay(state: FavouriteState, list: ProductList): FavouriteStep {
  const { pendingImageId, running } = state
  if (pendingImageId === undefined || running) return { state }
  if (isInList(list, pendingImageId)) return { state: {} }
  return {
    state: { running: { imageId: pendingImageId, action: 'add' } },
    decision: favouriteAddition(list, pendingImageId),
  }
}

function settle({ running, ...state }: FavouriteState, hasSucceeded: boolean): FavouriteStep {
  if (!running) return { state }
  if (!hasSucceeded) return { state, toast: FAVOURITE_FAILED }
  return { state, toast: running.action === 'add' ? FAVOURITE_ADDED : FAVOURITE_REMOVED }
}

/** The hearts after an event: one call at a time, and a guest's wish is fulfilled once the list exists. */
export function nextFavouriteState(state: FavouriteState, event: FavouriteEvent): FavouriteStep {
  if (event.type === 'pressed') return press(state, event)
  if (event.type === 'list-ready') return replay(state, event.list)
  return settle(state, event.type === 'succeeded')
}

/** Whether a heart is drawn filled, already while the call for it is in flight. */
export function isHeartFilled(
  { running }: FavouriteState,
  list: ProductList | undefined,
  imageId: string,
): boolean {
  return running?.imageId === imageId ? running.action === 'add' : isInList(list, imageId)
}
