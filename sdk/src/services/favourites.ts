import type { ListsClient } from '../clients/lists.ts'
import { SdkError } from '../errors/sdk-error.ts'
import type { SdkErrorCode } from '../errors/error-fields.ts'
import { isServiceFailure } from '../errors/is-service-failure.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { ProductList } from '../model/product-list.ts'
import type { Toast } from '../model/toast.ts'
import {
  FAVOURITE_ADDED,
  FAVOURITE_FAILED,
  FAVOURITE_NEEDS_ACCOUNT,
  FAVOURITE_REMOVED,
} from '../rules/favourites/favourite-toasts.ts'
import { isInList } from '../rules/favourites/find-list-item.ts'
import { newProductListItem, WISH_LIST_TYPE } from '../rules/favourites/new-product-list-item.ts'
import type { BasketShopper } from './basket/basket-shopper.ts'
import { createWriteQueue } from './basket/write-queue.ts'
import { reportDegraded, type ServiceOptions } from './service-options.ts'
import { requireClient } from './set-up/require-client.ts'

/** Who is shopping, or undefined while there is no session. */
export type FavouritesShopper = BasketShopper['customer']

/** What the favourites are created with. */
export interface FavouritesOptions extends ServiceOptions {
  readonly shopper: FavouritesShopper
}

/** The result of a favourite toggle, with its message. */
export type FavouriteOutcome =
  | { readonly outcome: 'done'; readonly list: ProductList | undefined; readonly toast: Toast }
  | { readonly outcome: 'sign-in'; readonly toast: Toast }
  | { readonly outcome: 'failed'; readonly code: SdkErrorCode; readonly toast: Toast }

/** The favourites of one shopper, who needs an account for them. */
export interface Favourites {
  /** The list as it is; undefined for guests and for customers who have none yet. */
  readonly list: (options?: CallOptions) => Promise<ProductList | undefined>
  /** Adds a picture, in a new list when there is none; one in the list already stays. */
  readonly add: (imageId: string, options?: CallOptions) => Promise<FavouriteOutcome>
  /** Removes a picture; one that is not in the list is no error. */
  readonly remove: (imageId: string, options?: CallOptions) => Promise<FavouriteOutcome>
}

const NEEDED: NeededArguments<Favourites> = { add: ['imageId:string'], remove: ['imageId:string'] }

/**
 * Creates the favourites of one shopper.
 * @example
 * const favourites = createFavourites(lists, { shopper: customer, log })
 * const { outcome, toast } = await favourites.add('I1042')
 */
export function createFavourites(lists: ListsClient, serviceOptions: FavouritesOptions): Favourites {
  requireClient('createFavourites', lists, 'all', serviceOptions, ['shopper()', 'log.warn()'])
  const { shopper } = serviceOptions
  const queue = createWriteQueue()

  async function customerId(): Promise<string | undefined> {
    const customer = await shopper()
    return customer?.customerType === 'registered' ? customer.customerId : undefined
  }

  async function findWishList(customer: string, options?: CallOptions): Promise<ProductList | undefined> {
    return (await lists.all(customer, options)).find(({ type }) => type === WISH_LIST_TYPE)
  }

  // One after the other, so that ten hearts pressed at once make one list.
  async function applyToggle(
    toast: Toast,
    change: (customer: string) => Promise<ProductList | undefined>,
  ): Promise<FavouriteOutcome> {
    try {
      const customer = await customerId()
      if (customer === undefined) return { outcome: 'sign-in', toast: FAVOURITE_NEEDS_ACCOUNT }
      return { outcome: 'done', list: await queue(() => change(customer)), toast }
    } catch (error) {
      if (!SdkError.is(error)) throw error
      reportDegraded(serviceOptions, error, 'a favourite could not be changed')
      return { outcome: 'failed', code: error.code, toast: FAVOURITE_FAILED }
    }
  }

  async function addToList(customer: string, imageId: string, options?: CallOptions): Promise<ProductList> {
    const list =
      (await findWishList(customer, withoutIdempotencyKey(options))) ??
      (await lists.create(customer, { idempotencyKey: `wish-list.${customer}` }))
    if (isInList(list, imageId)) return list
    try {
      const item = await lists.addItem(customer, list.id, newProductListItem(imageId), options)
      return { ...list, items: [...list.items, item] }
    } catch (error) {
      const stored = mayBeStored(error)
        ? await findWishList(customer, withoutIdempotencyKey(options))
        : undefined
      if (!stored || !isInList(stored, imageId)) throw error
      return stored
    }
  }

  async function removeFromList(
    customer: string,
    imageId: string,
    options?: CallOptions,
  ): Promise<ProductList | undefined> {
    const list = await findWishList(customer, withoutIdempotencyKey(options))
    if (!list) return undefined
    for (const { id, productId } of list.items) {
      if (productId === imageId)
        await removeIgnoringMissing(lists.removeItem(customer, list.id, id, withoutIdempotencyKey(options)))
    }
    return { ...list, items: list.items.filter(({ productId }) => productId !== imageId) }
  }

  return checkedCalls(NEEDED, {
    async list(options) {
      const customer = await customerId()
      return customer === undefined ? undefined : findWishList(customer, options)
    },
    add: (imageId, options) =>
      applyToggle(FAVOURITE_ADDED, customer => addToList(customer, imageId, options)),
    remove: (imageId, options) =>
      applyToggle(FAVOURITE_REMOVED, customer => removeFromList(customer, imageId, options)),
  })
}

// The key belongs to the one write that it was made for.
function withoutIdempotencyKey(options: CallOptions | undefined): CallOptions {
  return { ...options, idempotencyKey: undefined }
}

// A picture that is in the list already is refused, and one whose answer was lost may be in it.
function mayBeStored(error: unknown): boolean {
  return (
    SdkError.is(error) && (error.code === 'http' || error.code === 'conflict' || isServiceFailure(error.code))
  )
}

async function removeIgnoringMissing(removal: Promise<void>): Promise<void> {
  try {
    await removal
  } catch (error) {
    if (!SdkError.is(error) || error.code !== 'not-found') throw error
  }
}
