import type { NewProductListItem, ProductList } from '../../model/product-list.ts'
import type { Toast } from '../../model/toast.ts'
import { requireSignIn, type SignInRequirement } from '../shell/require-sign-in.ts'
import { FAVOURITE_NEEDS_ACCOUNT } from './favourite-toasts.ts'
import { findListItem } from './find-list-item.ts'
import { newProductListItem } from './new-product-list-item.ts'

/** Whose heart was pressed, on which picture, and what is known about the list. */
export interface FavouriteToggleInput {
  readonly imageId: string
  readonly isRegistered: boolean
  /** The path of the page without its site prefix. */
  readonly path: string
  readonly isInProgress: boolean
  /** Absent when the customer has none yet. */
  readonly list?: ProductList | undefined
}

/** What pressing a heart leads to; without a list id the list is to be created first. */
export type FavouriteDecision =
  | { readonly action: 'none' }
  | {
      readonly action: 'sign-in'
      readonly opensLogin: boolean
      readonly toast: Toast
      /** The picture to be kept after sign-in. */
      readonly pendingImageId?: string
    }
  | { readonly action: 'add'; readonly item: NewProductListItem; readonly listId?: string }
  | { readonly action: 'remove'; readonly listId: string; readonly itemId: string }

/** The call that keeps a picture in a list. */
export function favouriteAddition(
  list: ProductList | undefined,
  imageId: string,
): Extract<FavouriteDecision, { action: 'add' }> {
  return { action: 'add', item: newProductListItem(imageId), ...(list && { listId: list.id }) }
}

function signInFirst(
  requirement: Extract<SignInRequirement, { allowed: false }>,
  imageId: string,
): FavouriteDecision {
  if (requirement.show === 'toast') {
    return { action: 'sign-in', opensLogin: false, toast: { tone: 'info', message: requirement.message } }
  }
  return { action: 'sign-in', opensLogin: true, toast: FAVOURITE_NEEDS_ACCOUNT, pendingImageId: imageId }
}

/**
 * What pressing a heart does: nothing meanwhile, a sign-in for guests, else adding or removing.
 *
 * @example
 * const decision = favouriteToggle({ imageId: 'A13', isRegistered: true, path: '/', isInProgress: false })
 * if (decision.action === 'add') console.log(decision.item)
 */
export function favouriteToggle(input: FavouriteToggleInput): FavouriteDecision {
  const { imageId, isRegistered, path, isInProgress, list } = input
  if (isInProgress) return { action: 'none' }
  const requirement = requireSignIn(isRegistered, path)
  if (!requirement.allowed) return signInFirst(requirement, imageId)
  const item = findListItem(list, imageId)
  return list && item
    ? { action: 'remove', listId: list.id, itemId: item.id }
    : favouriteAddition(list, imageId)
}
