import { jest } from '@jest/globals'
import * as fc from 'fast-check'
import { createFavourites, type PendingFavourite } from './favourites.ts'

const PAGE = { path: '/gallery/search', back: '/gallery/search?skq=blue' }
const PRODUCT = { id: 'A1', name: 'Blue Dunes', price: { minor: 1999, currency: 'USD' } } as const
const press = (imageId: string) => ({ ...PAGE, imageId })
const customer = (...hearts: string[]) => ({ isSignedIn: true, hearts })
const guest = { isSignedIn: false, hearts: [] }

type Pending = readonly PendingFavourite<typeof PRODUCT>[]
type Result = 'done' | 'guest' | 'failed'

/** The hearts of one page, and a tab that keeps what one page leaves to the next. */
function setUp(shopper: ReturnType<typeof customer> | undefined, tab: { left?: Pending } = {}) {
  const calls: string[] = []
  const answers: ((result: Result) => void)[] = []
  const toasts: string[] = []
  const changes: (readonly string[] | undefined)[] = []
  const openSignIn = jest.fn()
  const onDone = jest.fn()
  const favourites = createFavourites<typeof PRODUCT>({
    shopper,
    send: (heart, intent) => {
      calls.push(`${intent} ${heart.imageId}`)
      return new Promise(resolve => answers.push(resolve))
    },
    notify: ({ message }) => toasts.push(typeof message === 'string' ? message : message.message),
    openSignIn,
    onChanged: hearts => changes.push(hearts),
    onDone,
    pending: {
      store: left => {
        tab.left = left
      },
      take: () => {
        const { left = [] } = tab
        delete tab.left
        return left
      },
    },
  })
  const answer = async (result: Result): Promise<void> => {
    answers.shift()?.(result)
    await new Promise(resolve => setTimeout(resolve))
  }
  return { favourites, calls, answer, toasts, changes, openSignIn, onDone, tab }
}

test('another heart that is pressed meanwhile is filled at once, and sent when its turn comes', async () => {
  const { favourites, calls, answer, changes } = setUp(customer('B'))
  for (const imageId of ['A', 'B', 'C']) void favourites.press(press(imageId))
  expect(calls).toEqual(['add A'])
  expect(favourites.state.filled).toEqual(['A', 'C'])
  await answer('done')
  expect(calls).toEqual(['add A', 'remove B'])
  await answer('done')
  await answer('done')
  expect(calls).toEqual(['add A', 'remove B', 'add C'])
  expect(changes).toEqual([['B', 'A'], ['A'], ['A', 'C']])
  expect(favourites.state).toMatchObject({ filled: ['A', 'C'], hearts: ['A', 'C'], running: undefined })
})

test('a heart that waits and is pressed back is not sent', async () => {
  const { favourites, calls, answer } = setUp(customer())
  for (const imageId of ['A', 'B', 'B', 'C', 'C', 'C']) void favourites.press(press(imageId))
  expect(favourites.state.filled).toEqual(['A', 'C'])
  await answer('done')
  await answer('done')
  expect(calls).toEqual(['add A', 'add C'])
})

test('a call that fails empties its own heart alone, and the next is sent', async () => {
  const { favourites, calls, answer, toasts, changes } = setUp(customer())
  void favourites.press(press('A'))
  void favourites.press(press('B'))
  await answer('failed')
  expect(favourites.state.filled).toEqual(['B'])
  expect(calls).toEqual(['add A', 'add B'])
  await answer('done')
  expect(toasts).toEqual(['Something went wrong. Try again!', 'One item added to Favorites'])
  // A call without an answer may have been done, so the list is asked for once all is sent.
  expect(changes).toEqual([['B'], undefined])
})

test('a heart pressed again before its answer is lost says nothing of it, and is sent as pressed last', async () => {
  const { favourites, calls, answer, toasts } = setUp(customer())
  for (const imageId of ['A', 'B', 'A']) void favourites.press(press(imageId))
  await answer('failed')
  await answer('done')
  await answer('done')
  expect(calls).toEqual(['add A', 'add B', 'remove A'])
  expect(toasts).toEqual(['One item added to Favorites', 'Item removed from Favorites'])
  expect(favourites.state.filled).toEqual(['B'])
})

test('a heart pressed back while its answer is lost is sent once more, and needs no word', async () => {
  const { favourites, calls, answer, toasts } = setUp(customer())
  for (const imageId of ['A', 'A', 'A']) void favourites.press(press(imageId))
  await answer('failed')
  expect(favourites.state.filled).toEqual(['A'])
  await answer('done')
  expect(calls).toEqual(['add A', 'add A'])
  expect(toasts).toEqual(['One item added to Favorites'])
  expect(favourites.state.hearts).toEqual(['A'])
})

test('all that is not answered goes along to the next page, which sends it again one by one', async () => {
  const { favourites, calls, tab } = setUp(customer('B'))
  void favourites.press({ ...press('A'), product: PRODUCT })
  for (const imageId of ['B', 'C', 'A']) void favourites.press(press(imageId))
  favourites.leave()
  expect(calls).toEqual(['add A', 'remove B', 'add C', 'remove A'])

  const next = setUp(customer('A', 'B'), tab)
  next.favourites.follow(customer('A', 'B'), PAGE)
  expect(next.favourites.state.filled).toEqual(['C'])
  for (const _ of calls) await next.answer('done')
  expect(next.calls).toEqual(['remove B', 'add C', 'remove A'])
  expect(next.favourites.state.hearts).toEqual(['C'])
  expect(tab.left).toBeUndefined()
})

test('what was pressed on this page counts more than what an earlier one left', async () => {
  const left: Pending = [{ imageId: 'A', intent: 'remove', isUnanswered: true }]
  const { favourites, calls, answer } = setUp(undefined, { left })
  void favourites.press(press('A'))
  favourites.follow(customer(), PAGE)
  await answer('done')
  expect(calls).toEqual(['add A'])
  expect(favourites.state.filled).toEqual(['A'])
})

test('a page without a press in flight leaves nothing', async () => {
  const { favourites, answer, tab } = setUp(customer())
  void favourites.press(press('A'))
  await answer('done')
  favourites.leave()
  expect(tab.left).toBeUndefined()
})

test('a guest is asked to sign in; what was pressed is sent once they did (FAV-15, FAV-16)', async () => {
  const { favourites, calls, answer, openSignIn, onDone } = setUp(guest)
  await favourites.press({ ...press('A'), product: PRODUCT })
  expect(openSignIn).toHaveBeenCalledTimes(1)
  expect(calls).toEqual([])
  favourites.follow(guest, PAGE)
  favourites.follow(customer(), PAGE)
  favourites.follow(customer(), PAGE)
  await answer('done')
  expect(calls).toEqual(['add A'])
  expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ product: PRODUCT }), 'add')
})

test('a session that ended meanwhile keeps every press until the sign-in (F20)', async () => {
  const { favourites, calls, answer, openSignIn, changes } = setUp(customer('B'))
  for (const imageId of ['A', 'B', 'C']) void favourites.press(press(imageId))
  await answer('guest')
  expect(openSignIn).toHaveBeenCalledTimes(1)
  expect(calls).toEqual(['add A'])
  expect(changes).toEqual([undefined])
  expect(favourites.state.filled).toEqual(['B'])
  favourites.follow(guest, PAGE)
  favourites.follow(customer('B'), PAGE)
  for (const _ of 'ABC') await answer('done')
  expect(calls.slice(1)).toEqual(['add A', 'remove B', 'add C'])
  expect(favourites.state.hearts).toEqual(['A', 'C'])
})

test('a wish that the list holds already is only told', () => {
  const { favourites, calls, toasts } = setUp(customer('A'), {
    left: [{ imageId: 'A', intent: 'add', isUnanswered: false }],
  })
  favourites.follow(customer('A'), PAGE)
  expect(toasts).toEqual(['One item added to Favorites'])
  expect(calls).toEqual([])
})

test('whatever is pressed and answered, one call runs at a time and each heart is drawn as pressed last', async () => {
  const step = fc.oneof(fc.constantFrom('A', 'B', 'C'), fc.constant('done' as const))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
      const { favourites, calls, answer } = setUp(customer())
      const pressed = new Map<string, boolean>()
      let answered = 0
      for (const each of steps) {
        if (each === 'done') {
          if (answered < calls.length) answered += 1
          await answer('done')
        } else {
          void favourites.press(press(each))
          pressed.set(each, !pressed.get(each))
        }
        expect(calls.length - answered).toBeLessThanOrEqual(1)
        expect([...favourites.state.filled].toSorted()).toEqual(
          [...pressed].flatMap(([imageId, isFilled]) => (isFilled ? [imageId] : [])).toSorted(),
        )
      }
      while (favourites.state.running) await answer('done')
      expect([...favourites.state.hearts].toSorted()).toEqual([...favourites.state.filled].toSorted())
    }),
  )
})
