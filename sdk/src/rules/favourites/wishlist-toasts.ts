import type { Toast, ToastLink } from '../../model/toast.ts'

/** Where the wishlist is, without the site prefix. */
export const WISHLIST_PATH = '/account/wishlist'

const VIEW_WISHLIST: ToastLink = { text: { code: 'wishlist.view', message: 'View' }, path: WISHLIST_PATH }

/** Said when a piece is on the wishlist already. */
export const ALREADY_IN_WISHLIST: Toast = {
  tone: 'info',
  message: { code: 'wishlist.already-in', message: 'Item is already in wishlist' },
  link: VIEW_WISHLIST,
}

/** Said when a piece has left the wishlist. */
export const REMOVED_FROM_WISHLIST: Toast = {
  tone: 'success',
  message: { code: 'wishlist.removed', message: 'Item removed from wishlist' },
}

/** Said when so many pieces have come onto the wishlist. */
export function addedToWishlist(count: number): Toast {
  const n = count >= 1 ? Math.floor(count) : 0
  const message = `${n === 1 ? '1 item' : `${n} items`} added to wishlist`
  return {
    tone: 'success',
    message: { code: 'wishlist.added', message, values: { n } },
    link: VIEW_WISHLIST,
  }
}
