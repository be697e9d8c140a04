import { GENERIC_ERROR, ITEM_REMOVED_FROM_CART } from '@wallart/sdk'
import * as fc from 'fast-check'
import { createCart, type CartAnswer, type CartNotice, type CartRequest } from './cart.ts'
import type { CartView } from './cart-view.ts'
import { createShop, FEW_LEFT, lineOf } from './testing/cart-shop.ts'

type Fault = 'none' | 'request lost' | 'answer lost'

interface Call {
  readonly request: CartRequest
  readonly key: string
  readonly answer: (answer?: CartAnswer) => void
}

/** What is put back stands elsewhere in the shop. */
const sorted = (view: CartView): CartView => ({
  ...view,
  lines: view.lines.toSorted((one, other) => one.itemId.localeCompare(other.itemId)),
})
const quantitiesOf = (view: CartView) => view.lines.map(({ quantity }) => quantity)
const settle = () => new Promise(resolve => setTimeout(resolve))

/** A cart whose requests a test answers by hand, in any order. */
function setUp(quantities: Readonly<Record<string, number>>) {
  const shop = createShop(quantities)
  const calls: Call[] = []
  const notices: CartNotice[] = []
  const settledCounts: number[] = []
  const signIns: string[] = []
  const pending: string[] = []
  let reads = 0
  let keys = 0
  const cart = createCart({
    view: shop.view(),
    send: (request, key) =>
      new Promise(resolve => {
        calls.push({ request, key, answer: (answer = shop.handle(request, key)) => resolve(answer) })
      }),
    read: async () => {
      reads += 1
      return shop.view()
    },
    createKey: () => `key-${(keys += 1)}`,
    notify: notice => notices.push(notice),
    openSignIn: () => signIns.push('opened'),
    pending: { store: upi => pending.push(upi), take: () => pending.pop() },
    onSettled: ({ lines }) => settledCounts.push(lines.length),
  })
  return {
    cart,
    shop,
    calls,
    notices,
    signIns,
    settledCounts,
    reads: () => reads,
    shown: () => quantitiesOf(cart.state.view),
    stored: () => quantitiesOf(shop.view()),
    answer: async (at: number, answer?: CartAnswer) => {
      calls[at]?.answer(answer)
      await settle()
    },
  }
}

test('a guest’s wish for the wishlist waits for the sign-in and is fulfilled once, whatever the line is called then', async () => {
  const { cart, shop, calls, signIns, notices, settledCounts, stored, answer } = setUp({ a: 1, b: 1 })
  void cart.moveToWishlist('b')
  await answer(0, { kind: 'guest' })
  expect([signIns, notices, settledCounts, stored()]).toEqual([['opened'], [], [], [1, 1]])
  expect(cart.state.pending.lines).toEqual({})

  shop.rename('b', 'merged')
  const fulfilled = cart.followCustomer()
  await settle()
  expect(calls[1]?.request).toEqual({ kind: 'wishlist', itemId: 'merged' })
  await answer(1)
  await fulfilled
  expect(stored()).toEqual([1])
  await cart.followCustomer()
  expect(calls).toHaveLength(2)
})

test('the cart of a session that has ended stays as it is until the sign-in', async () => {
  const { cart, signIns, notices, reads, shown, answer } = setUp({ a: 1, b: 2 })
  void cart.remove('a')
  await answer(0, { kind: 'guest' })
  expect([signIns, notices, reads(), shown()]).toEqual([['opened'], [], 0, [1, 2]])
})

test('two presses on a line of a session that has ended open the sign-in once, and what was pressed is taken back', async () => {
  const { cart, calls, signIns, reads, shown, answer } = setUp({ a: 1, b: 2 })
  void cart.setQuantity('a', 2)
  void cart.setQuantity('a', 3)
  await answer(0, { kind: 'guest' })
  expect([calls.length, signIns, reads(), shown()]).toEqual([1, ['opened'], 0, [1, 2]])
  void cart.setQuantity('a', 2)
  await answer(1, { kind: 'guest' })
  expect([signIns.length, shown()]).toEqual([2, [1, 2]])
})

test('a cart that cannot be read again because its session has ended stays as it is', async () => {
  const signIns: string[] = []
  let reads = 0
  const view = createShop({ a: 1 }).view()
  const cart = createCart({
    view,
    send: async () => ({ kind: 'lost' }),
    read: async () => {
      reads += 1
      return 'guest'
    },
    createKey: () => 'key',
    notify: () => {},
    openSignIn: () => signIns.push('opened'),
    pending: { store: () => {}, take: () => undefined },
  })
  await cart.refresh()
  await cart.refresh()
  expect([cart.state.view.lines.length, reads, signIns]).toEqual([1, 2, ['opened']])
})

test('five quick clicks show 6 at once, and the last wish follows the first request', async () => {
  const { cart, calls, shown, stored, answer, reads, settledCounts } = setUp({ a: 1 })
  for (let click = 0; click < 5; click += 1) void cart.setQuantity('a', shownBefore => shownBefore + 1)
  expect(shown()).toEqual([6])
  expect(cart.state.view.lines[0]?.price).toBe('$10')
  expect(cart.state.pending).toEqual({ lines: { a: 'quantity' }, totals: true })
  await answer(0)
  expect(shown()).toEqual([6])
  await answer(1)
  expect(calls.map(({ request }) => request)).toEqual([
    { kind: 'quantity', itemId: 'a', quantity: 2 },
    { kind: 'quantity', itemId: 'a', quantity: 6 },
  ])
  expect(cart.state.view.lines[0]?.price).toBe('$60')
  expect(cart.state.pending).toEqual({ lines: {}, totals: false })
  expect(stored()).toEqual([6])
  // Each answer is the whole cart, so nothing has to be read.
  expect(reads()).toBe(0)
  expect(settledCounts).toEqual([1])
})

test('of two changed lines the refused one alone goes back, and one reading ends it', async () => {
  const { cart, shown, stored, answer, reads } = setUp({ a: 1, b: 1 })
  void cart.setQuantity('a', 3)
  void cart.setQuantity('b', 10)
  expect(shown()).toEqual([3, 10])
  await answer(1)
  expect(shown()).toEqual([3, 1])
  expect(cart.state.errors.lines).toEqual({ b: [FEW_LEFT] })
  await answer(0)
  expect([shown(), stored()]).toEqual([
    [3, 1],
    [3, 1],
  ])
  expect(reads()).toBe(1)
  void cart.setQuantity('b', 2)
  expect(cart.state.errors.lines).toEqual({})
})

test('a lost answer is asked for again under its key (F53)', async () => {
  const { cart, shop, calls, shown, answer } = setUp({ a: 1 })
  void cart.setQuantity('a', 2)
  const [first] = calls
  if (first) shop.handle(first.request, first.key)
  await answer(0, { kind: 'lost' })
  expect(shown()).toEqual([2])
  await answer(1)
  expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
  expect(shown()).toEqual([2])
  expect(cart.state.errors.lines).toEqual({})
})

test('what stays unanswered says so and shows what the shop has', async () => {
  const { cart, shown, answer, reads } = setUp({ a: 1 })
  void cart.setQuantity('a', 2)
  await answer(0, { kind: 'lost' })
  await answer(1, { kind: 'lost' })
  expect(shown()).toEqual([1])
  expect(reads()).toBe(1)
  expect(cart.state.errors.lines).toEqual({ a: [GENERIC_ERROR] })
})

test.each([
  ['that the shop has done, can be put back', true, ITEM_REMOVED_FROM_CART],
  ['that the shop has not done, says so', false, GENERIC_ERROR],
])('a removal whose answers are lost, and %s', async (_, isDone, message) => {
  const { cart, shop, calls, notices, stored, answer } = setUp({ a: 2, b: 1 })
  void cart.remove('a')
  const [first] = calls
  if (first && isDone) shop.handle(first.request, first.key)
  await answer(0, { kind: 'lost' })
  await answer(1, { kind: 'lost' })
  expect(notices.map(each => each.message)).toEqual([message])
  notices[0]?.undo?.()
  await answer(2)
  expect(new Set(stored())).toEqual(new Set([1, 2]))
})

test('answers older than the newest are dropped', async () => {
  const { cart, shop, shown, answer } = setUp({ a: 1, b: 1 })
  const before = shop.view()
  void cart.setQuantity('a', 2)
  await answer(0)
  cart.replace(before)
  expect(shown()).toEqual([2, 1])
  shop.change('b', 5)
  cart.replace(shop.view())
  expect(shown()).toEqual([2, 5])
})

test('a line that is being removed stays until that is done, and can be put back (BSK-06, BSK-07)', async () => {
  const { cart, calls, notices, shown, stored, answer } = setUp({ a: 2, b: 1 })
  void cart.remove('a')
  void cart.remove('a')
  expect(shown()).toEqual([2, 1])
  expect(cart.state.pending.lines).toEqual({ a: 'remove' })
  await answer(0)
  expect(shown()).toEqual([1])
  expect(notices).toMatchObject([{ tone: 'success', message: ITEM_REMOVED_FROM_CART }])
  notices[0]?.undo?.()
  await answer(1)
  expect(calls.map(({ request }) => request.kind)).toEqual(['remove', 'add'])
  expect([shown(), stored()]).toEqual([
    [2, 1],
    [1, 2],
  ])
})

test('what is put back comes to its place, though the shop calls it by another name and puts it last', async () => {
  const { cart, shop, notices, answer } = setUp({ a: 1, b: 2, c: 3 })
  const shown = () => cart.state.view.lines.map(({ upi }) => upi)
  void cart.remove('a')
  await answer(0)
  void cart.remove('b')
  await answer(1)
  notices[0]?.undo?.()
  shop.change('a', 1)
  shop.rename('a', 'again')
  await answer(2, { kind: 'done' })
  expect(shown()).toEqual(['upi-a', 'upi-c'])
  notices[1]?.undo?.()
  await answer(3)
  expect(shown()).toEqual(['upi-a', 'upi-b', 'upi-c'])

  shop.change('new', 1)
  await cart.refresh()
  expect(shown()).toEqual(['upi-a', 'upi-b', 'upi-c', 'upi-new'])
})

test('a removal that fails is told, and the line stays (BSK-08)', async () => {
  const { cart, notices, shown, answer } = setUp({ a: 2 })
  void cart.remove('a')
  await answer(0, { kind: 'refused', errors: [GENERIC_ERROR] })
  expect(notices).toEqual([{ tone: 'error', message: GENERIC_ERROR }])
  expect(shown()).toEqual([2])
  expect(cart.state.pending).toEqual({ lines: {}, totals: false })
})

test('what is sold no longer is taken out together (STK-15)', async () => {
  const { cart, notices, answer } = setUp({ a: 2 })
  void cart.removeUnavailable()
  await answer(0)
  expect(notices).toEqual([{ tone: 'success', message: ITEM_REMOVED_FROM_CART }])
})

test('what another tab has changed is read', async () => {
  const { cart, shop, shown, settledCounts } = setUp({ a: 1 })
  shop.change('a', 4)
  await cart.refresh()
  expect(shown()).toEqual([4])
  // It was no change of this tab, so there is nothing to tell the others.
  expect(settledCounts).toEqual([])
})

const ITEMS = ['a', 'b', 'c'] as const
const itemId = fc.constantFrom(...ITEMS)
const verb = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('quantity'),
      itemId,
      quantity: fc.integer({ min: 1, max: 12 }),
    }),
  },
  fc.record({ kind: fc.constant('remove'), itemId }),
  fc.record({ kind: fc.constant('undo'), itemId }),
  fc.record({ kind: fc.constant('refresh') }),
)
const otherTab = fc.record({
  kind: fc.constant('other tab'),
  itemId,
  quantity: fc.integer({ min: 1, max: 9 }),
})
const verbs = <T>(each: fc.Arbitrary<T>) => fc.array(each, { minLength: 1, maxLength: 12 })
const fault = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fault>('none') },
  fc.constantFrom<Fault>('request lost', 'answer lost'),
)

test('random verbs and faults end with store and shop equal', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.boolean(),
      fc.oneof(verbs(verb), verbs(fc.oneof({ weight: 6, arbitrary: verb }, otherTab))),
      fc.oneof(fc.constant([]), fc.array(fault, { maxLength: 24 })),
      async (scheduler, hasVersions, actions, faults) => {
        const shop = createShop({ a: 1, b: 2, c: 3 }, hasVersions)
        const left = [...faults]
        let keys = 0
        // Both ways take their time, so that requests and answers overtake each other.
        const exchange = async <T>(ask: () => T, lost: T): Promise<T> => {
          const happens = left.shift() ?? 'none'
          await scheduler.schedule(Promise.resolve(), 'request')
          const answer = happens === 'request lost' ? lost : ask()
          await scheduler.schedule(Promise.resolve(), 'answer')
          return happens === 'none' ? answer : lost
        }
        const cart = createCart({
          view: shop.view(),
          send: (request, key) => exchange<CartAnswer>(() => shop.handle(request, key), { kind: 'lost' }),
          read: () => exchange<CartView | undefined>(shop.view, undefined),
          createKey: () => `key-${(keys += 1)}`,
          notify: () => {},
          openSignIn: () => {},
          pending: { store: () => {}, take: () => undefined },
        })
        const verbsDone = scheduler.scheduleSequence(
          actions.map(each => async () => {
            if (each.kind === 'quantity') void cart.setQuantity(each.itemId, each.quantity)
            else if (each.kind === 'remove') void cart.remove(each.itemId)
            else if (each.kind === 'undo') void cart.undo(lineOf(each.itemId, 1))
            else if (each.kind === 'other tab') shop.change(each.itemId, each.quantity)
            else void cart.refresh()
          }),
        )
        await scheduler.waitIdle()
        expect((await verbsDone.task).faulty).toBe(false)
        const isUndisturbed =
          faults.every(each => each === 'none') && actions.every(({ kind }) => kind !== 'other tab')
        const seen = isUndisturbed ? cart.state.view : shop.view()
        expect(sorted(seen)).toEqual(sorted(shop.view()))
        // The connection is back, and the other tab has told of its changes.
        left.length = 0
        void cart.refresh()
        await scheduler.waitIdle()
        expect(sorted(cart.state.view)).toEqual(sorted(shop.view()))
        expect(cart.state.pending).toEqual({ lines: {}, totals: false })
      },
    ),
    { numRuns: 1000 },
  )
})
