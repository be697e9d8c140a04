import { addToWishlistEvent, removeFromWishlistEvent, type AnalyticsProduct } from '@wallart/sdk/analytics'
import { pushEvent } from '../../analytics/data-layer.ts'
import { pendingWish } from '../../framework/pending-wish.ts'
import { sendForm } from '../../framework/send-form.ts'
import {
  createFavourites,
  type FavouritesOptions,
  type FavouritesStore,
  type PendingFavourite,
} from '../../stores/favourites.ts'

export type PageFavourites = FavouritesStore<AnalyticsProduct>

type Pending = PendingFavourite<AnalyticsProduct>
type Options = Omit<FavouritesOptions<AnalyticsProduct>, 'send' | 'onDone' | 'pending'>

const PENDING = pendingWish('heart-wish')

/** The hearts of a page, joined to the action that changes them, to analytics and to the tab. */
export function createPageFavourites(action: string, options: Options): PageFavourites {
  return createFavourites<AnalyticsProduct>({
    ...options,
    async send({ imageId, back }, intent) {
      const { kind } = await sendForm(action, { imageId, intent, back }, undefined, { keepalive: true })
      if (kind === 'moved') return 'guest'
      return kind === 'done' ? 'done' : 'failed'
    },
    onDone: ({ product }, intent) =>
      product &&
      pushEvent(intent === 'add' ? addToWishlistEvent([product]) : removeFromWishlistEvent([product])),
    pending: {
      store: favourites => PENDING.store(JSON.stringify(favourites)),
      take: () => parsePending(PENDING.take()),
    },
  })
}

/** What an earlier page left, which may have been made by an earlier build. */
function parsePending(json: string | undefined): readonly Pending[] {
  try {
    const stored: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPending) : []
  } catch {
    return []
  }
}

function isPending(value: unknown): value is Pending {
  if (!isObject(value)) return false
  const { imageId, intent, product, isUnanswered } = value
  return (
    typeof imageId === 'string' &&
    (intent === 'add' || intent === 'remove') &&
    (product === undefined || isProduct(product)) &&
    typeof isUnanswered === 'boolean'
  )
}

function isProduct(value: unknown): value is AnalyticsProduct {
  if (!isObject(value) || !isObject(value['price'])) return false
  const { id, name, price } = value
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof price['minor'] === 'number' &&
    typeof price['currency'] === 'string'
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
