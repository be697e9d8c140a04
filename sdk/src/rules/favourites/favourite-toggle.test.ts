import { FAVOURITE_NEEDS_ACCOUNT } from './favourite-toasts.ts'
import { favouriteToggle } from './favourite-toggle.ts'
import { newProductListItem } from './new-product-list-item.ts'

const SIGN_IN_FIRST = {
  tone: 'info',
  message: { code: 'auth.required', message: 'Please sign in to continue!' },
}
const LIST = { id: 'l1', type: 'wish_list', items: [{ id: 'i1', productId: 'IMG1' }] }
const CUSTOMER = { isRegistered: true, path: '/products/quiet-ridge-A1042', isInProgress: false, list: LIST }
const GUEST = { isRegistered: false, path: '/products/quiet-ridge-A1042', isInProgress: false }

test('a picture in the list is deleted (FAV-02)', () => {
  expect(favouriteToggle({ ...CUSTOMER, imageId: 'IMG1' })).toStrictEqual({
    action: 'remove',
    listId: 'l1',
    itemId: 'i1',
  })
})

test('a picture that is not in the list is created (FAV-04)', () => {
  expect(favouriteToggle({ ...CUSTOMER, imageId: 'IMG2' })).toStrictEqual({
    action: 'add',
    listId: 'l1',
    item: newProductListItem('IMG2'),
  })
})

test('without a list the list is to be created first (FAV-20)', () => {
  expect(favouriteToggle({ ...CUSTOMER, list: undefined, imageId: 'IMG1' })).toStrictEqual({
    action: 'add',
    item: newProductListItem('IMG1'),
  })
})

test('a registered shopper may use hearts on the sign-in page too (FAV-01)', () => {
  expect(favouriteToggle({ ...CUSTOMER, path: '/login', imageId: 'IMG1' }).action).toBe('remove')
})

test('a guest gets the login, the reason, and the picture remembered (FAV-13, FAV-15, FAV-16, FAV-18, C-11)', () => {
  expect(favouriteToggle({ ...GUEST, imageId: 'IMG1' })).toStrictEqual({
    action: 'sign-in',
    opensLogin: true,
    toast: FAVOURITE_NEEDS_ACCOUNT,
    pendingImageId: 'IMG1',
  })
})

test('a guest on the sign-in page gets only the toast (FAV-17, C-11)', () => {
  expect(favouriteToggle({ ...GUEST, path: '/login', imageId: 'IMG1' })).toStrictEqual({
    action: 'sign-in',
    opensLogin: false,
    toast: SIGN_IN_FIRST,
  })
})

test.each([CUSTOMER, GUEST, { ...GUEST, path: '/login' }])(
  'while a toggle is in progress, %j does nothing (FAV-19)',
  shopper => {
    expect(favouriteToggle({ ...shopper, isInProgress: true, imageId: 'IMG1' })).toStrictEqual({
      action: 'none',
    })
  },
)
