import {
  FAVOURITE_ADDED,
  FAVOURITE_FAILED,
  FAVOURITE_NEEDS_ACCOUNT,
  FAVOURITE_REMOVED,
  FAVOURITES_PATH,
  FEATURE_UNAVAILABLE,
} from './favourite-toasts.ts'

test("adding says so and links with 'View' to the favourites (FAV-10, FAV-11, C-12)", () => {
  expect(FAVOURITES_PATH).toBe('/account/favorites')
  expect(FAVOURITE_ADDED).toEqual({
    tone: 'success',
    message: { code: 'favourites.added', message: 'One item added to Favorites' },
    link: { text: { code: 'favourites.view', message: 'View' }, path: '/account/favorites' },
  })
})

test('removing says so without a link (FAV-03, C-13)', () => {
  expect(FAVOURITE_REMOVED).toEqual({
    tone: 'success',
    message: { code: 'favourites.removed', message: 'Item removed from Favorites' },
  })
})

test('a failure says the generic sentence (FAV-12)', () => {
  expect(FAVOURITE_FAILED).toEqual({
    tone: 'error',
    message: { code: 'error.generic', message: 'Something went wrong. Try again!' },
  })
})

test('a guest hears why the sign-in opens (FAV-13, C-11)', () => {
  expect(FAVOURITE_NEEDS_ACCOUNT).toEqual({
    tone: 'info',
    message: {
      code: 'favourites.needs-account',
      message: 'This feature is not currently available. You must create an account to access this feature.',
    },
  })
})

test('there is a sentence for what is not on offer (FAV-14)', () => {
  expect(FEATURE_UNAVAILABLE).toEqual({
    code: 'feature.unavailable',
    message: 'This feature is not currently available.',
  })
})
