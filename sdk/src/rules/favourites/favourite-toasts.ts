import type { Message } from '../../model/message.ts'
import type { Toast } from '../../model/toast.ts'
import { GENERIC_ERROR } from '../texts/generic-error.ts'

/** Where the favourites are, without the site prefix. */
export const FAVOURITES_PATH = '/account/favorites'

/** Said when a heart has been filled. */
export const FAVOURITE_ADDED: Toast = {
  tone: 'success',
  message: { code: 'favourites.added', message: 'One item added to Favorites' },
  link: { text: { code: 'favourites.view', message: 'View' }, path: FAVOURITES_PATH },
}

/** Said when a heart has been emptied. */
export const FAVOURITE_REMOVED: Toast = {
  tone: 'success',
  message: { code: 'favourites.removed', message: 'Item removed from Favorites' },
}

/** Said when a heart could be neither filled nor emptied. */
export const FAVOURITE_FAILED: Toast = {
  tone: 'error',
  message: GENERIC_ERROR,
}

/** Said to a guest while the sign-in opens. */
export const FAVOURITE_NEEDS_ACCOUNT: Toast = {
  tone: 'info',
  message: {
    code: 'favourites.needs-account',
    message: 'This feature is not currently available. You must create an account to access this feature.',
  },
}

/** Said of what the shop does not offer at the moment. */
export const FEATURE_UNAVAILABLE: Message = {
  code: 'feature.unavailable',
  message: 'This feature is not currently available.',
}
