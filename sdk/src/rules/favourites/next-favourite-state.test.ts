import * as fc from 'fast-check'
import {
  FAVOURITE_ADDED,
  FAVOURITE_FAILED,
  FAVOURITE_NEEDS_ACCOUNT,
  FAVOURITE_REMOVED,
} from './favourite-toasts.ts'
import { newProductListItem } from './new-product-list-item.ts'
import {
  isHeartFilled,
  nextFavouriteState,
  type FavouriteEvent,
  type FavouriteState,
} from './next-favourite-state.ts'

const SIGN_IN_FIRST = {
  tone: 'info',
  message: { code: 'auth.required', message: 'Please sign in to continue!' },
}
const LIST = { id: 'l1', type: 'wish_list', items: [{ id: 'i1', productId: 'IMG1' }] }
const ADDING: FavouriteState = { running: { imageId: 'IMG2', action: 'add' } }
const REMOVING: FavouriteState = { running: { imageId: 'IMG1', action: 'remove' } }
const PENDING: FavouriteState = { pendingImageId: 'IMG2' }
const press = (imageId: string, isRegistered = true, path = '/'): FavouriteEvent => ({
  type: 'pressed',
  imageId,
  isRegistered,
  path,
  list: isRegistered ? LIST : undefined,
})

test('pressing starts one call (FAV-02, FAV-04)', () => {
  expect(nextFavouriteState({}, press('IMG2'))).toStrictEqual({
    state: ADDING,
    decision: { action: 'add', listId: 'l1', item: newProductListItem('IMG2') },
  })
  expect(nextFavouriteState({}, press('IMG1'))).toStrictEqual({
    state: REMOVING,
    decision: { action: 'remove', listId: 'l1', itemId: 'i1' },
  })
})

test('a press is blocked while another toggle is in progress (FAV-19)', () => {
  expect(nextFavouriteState(ADDING, press('IMG1'))).toStrictEqual({ state: ADDING })
})

test.each([
  [ADDING, 'succeeded', FAVOURITE_ADDED],
  [REMOVING, 'succeeded', FAVOURITE_REMOVED],
  [ADDING, 'failed', FAVOURITE_FAILED],
  [REMOVING, 'failed', FAVOURITE_FAILED],
] as const)(
  'from %j, a call that has %s is free again and says %j (FAV-03, FAV-10, FAV-12)',
  (state, type, toast) => {
    expect(nextFavouriteState(state, { type })).toStrictEqual({ state: {}, toast })
  },
)

test.each(['succeeded', 'failed'] as const)('a call that has %s unasked says nothing (FAV-12)', type => {
  expect(nextFavouriteState(PENDING, { type })).toStrictEqual({ state: PENDING })
})

test('a guest is asked to sign in, and the last picture is remembered (FAV-13, FAV-15, C-11)', () => {
  expect(nextFavouriteState({ pendingImageId: 'IMG9' }, press('IMG2', false))).toStrictEqual({
    state: PENDING,
    decision: {
      action: 'sign-in',
      opensLogin: true,
      toast: FAVOURITE_NEEDS_ACCOUNT,
      pendingImageId: 'IMG2',
    },
    toast: FAVOURITE_NEEDS_ACCOUNT,
  })
})

test('a guest on the sign-in page hears a toast, and nothing is remembered or forgotten (FAV-17, C-11)', () => {
  const step = nextFavouriteState(PENDING, press('IMG3', false, '/login'))
  expect(step).toStrictEqual({
    state: PENDING,
    decision: { action: 'sign-in', opensLogin: false, toast: SIGN_IN_FIRST },
    toast: SIGN_IN_FIRST,
  })
})

test('after sign-in the remembered picture is added once the list exists (FAV-16, C-11)', () => {
  expect(nextFavouriteState(PENDING, { type: 'list-ready', list: LIST })).toStrictEqual({
    state: ADDING,
    decision: { action: 'add', listId: 'l1', item: newProductListItem('IMG2') },
  })
})

test('a remembered picture that is in the list already stays there (FAV-16)', () => {
  const step = nextFavouriteState({ pendingImageId: 'IMG1' }, { type: 'list-ready', list: LIST })
  expect(step).toStrictEqual({ state: {} })
})

test('a list changes nothing when no picture waits, or while a call is in flight (FAV-16, FAV-19)', () => {
  expect(nextFavouriteState({}, { type: 'list-ready', list: LIST })).toStrictEqual({ state: {} })
  const both = { ...ADDING, pendingImageId: 'IMG3' }
  expect(nextFavouriteState(both, { type: 'list-ready', list: LIST })).toStrictEqual({ state: both })
})

test('a remembered picture outlives another call (FAV-16)', () => {
  const pressed = nextFavouriteState({ pendingImageId: 'IMG3' }, press('IMG2'))
  expect(pressed.state).toStrictEqual({ ...ADDING, pendingImageId: 'IMG3' })
  expect(nextFavouriteState(pressed.state, { type: 'failed' }).state).toStrictEqual({
    pendingImageId: 'IMG3',
  })
})

test.each([
  [{}, 'IMG1', true],
  [{}, 'IMG2', false],
  [ADDING, 'IMG2', true],
  [ADDING, 'IMG1', true],
  [ADDING, 'IMG3', false],
  [REMOVING, 'IMG1', false],
  [PENDING, 'IMG2', false],
])('in %j the heart of %s is filled: %p (FAV-02, FAV-04)', (state, imageId, filled) => {
  expect(isHeartFilled(state, LIST, imageId)).toBe(filled)
})

test('whatever happens, at most one call runs, and a guest starts none (FAV-01, FAV-19)', () => {
  const image = fc.constantFrom('IMG1', 'IMG2', 'IMG3')
  const event = fc.oneof(
    fc
      .tuple(image, fc.boolean(), fc.constantFrom('/', '/login'))
      .map(([imageId, isRegistered, path]) => press(imageId, isRegistered, path)),
    fc.constant<FavouriteEvent>({ type: 'list-ready', list: LIST }),
    fc.constantFrom<FavouriteEvent>({ type: 'succeeded' }, { type: 'failed' }),
  )
  fc.assert(
    fc.property(fc.array(event), events => {
      let state: FavouriteState = {}
      for (const each of events) {
        const step = nextFavouriteState(state, each)
        const starts = step.decision?.action === 'add' || step.decision?.action === 'remove'
        expect(starts && state.running).toBeFalsy()
        expect(starts && each.type === 'pressed' && !each.isRegistered).toBe(false)
        expect(starts ? step.state.running?.action : undefined).toBe(
          starts ? step.decision?.action : undefined,
        )
        state = step.state
      }
    }),
  )
})
