import {
  addedToWishlist,
  ALREADY_IN_WISHLIST,
  REMOVED_FROM_WISHLIST,
  WISHLIST_PATH,
} from './wishlist-toasts.ts'

const LINK = { text: { code: 'wishlist.view', message: 'View' }, path: '/account/wishlist' }

test.each([
  [1, 'wishlist.added', 1, '1 item added to wishlist'],
  [1.5, 'wishlist.added', 1, '1 item added to wishlist'],
  [2, 'wishlist.added', 2, '2 items added to wishlist'],
  [3, 'wishlist.added', 3, '3 items added to wishlist'],
  [0, 'wishlist.added', 0, '0 items added to wishlist'],
  [-1, 'wishlist.added', 0, '0 items added to wishlist'],
  [Number.NaN, 'wishlist.added', 0, '0 items added to wishlist'],
])(
  '%p added pieces read %s %i %s and link to the wishlist (FAV-28, FAV-29, C-14)',
  (count, code, n, message) => {
    expect(addedToWishlist(count)).toEqual({
      tone: 'success',
      message: { code, message, values: { n } },
      link: LINK,
    })
  },
)

test('a piece that is there already links to the wishlist too (FAV-26, FAV-29, C-12)', () => {
  expect(WISHLIST_PATH).toBe('/account/wishlist')
  expect(ALREADY_IN_WISHLIST).toEqual({
    tone: 'info',
    message: { code: 'wishlist.already-in', message: 'Item is already in wishlist' },
    link: LINK,
  })
})

test('a removed piece leaves with its own words (FAV-27, C-13)', () => {
  expect(REMOVED_FROM_WISHLIST).toEqual({
    tone: 'success',
    message: { code: 'wishlist.removed', message: 'Item removed from wishlist' },
  })
})
