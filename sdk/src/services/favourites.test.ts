import type { ListsClient } from '../clients/lists.ts'
import { NetworkError, TimeoutError } from '../errors/connection-errors.ts'
import { createHttpError } from '../errors/http-status-errors.ts'
import type { ProductList, ProductListItem } from '../model/product-list.ts'
import {
  FAVOURITE_ADDED,
  FAVOURITE_FAILED,
  FAVOURITE_NEEDS_ACCOUNT,
  FAVOURITE_REMOVED,
} from '../rules/favourites/favourite-toasts.ts'
import { createFavourites, type FavouritesShopper } from './favourites.ts'

const context = { operation: 'test' }

function createFakeLists(start: readonly ProductList[] = [], change: Partial<ListsClient> = {}) {
  const requests: string[] = []
  const stored: ProductList[] = [...start]
  let made = 0
  const swap = (listId: string, items: (list: ProductList) => readonly ProductListItem[]) => {
    const at = stored.findIndex(({ id }) => id === listId)
    const list = stored[at]
    if (!list) throw createHttpError({ status: 404 }, context)
    stored[at] = { ...list, items: items(list) }
  }
  const lists: ListsClient = {
    all: async () => (requests.push('all'), [...stored]),
    create: async (customer, options) => {
      requests.push(`create ${customer} ${options?.idempotencyKey}`)
      const list = { id: `l${(made += 1)}`, type: 'wish_list', items: [] }
      stored.push(list)
      return list
    },
    addItem: async (_, listId, { productId }, options) => {
      requests.push(`add ${productId} to ${listId} ${options?.idempotencyKey ?? ''}`.trim())
      const item = { id: `i-${productId}`, productId }
      swap(listId, ({ items }) => [...items, item])
      return item
    },
    removeItem: async (_, listId, itemId) => {
      requests.push(`remove ${itemId} from ${listId}`)
      swap(listId, ({ items }) => items.filter(({ id }) => id !== itemId))
    },
    ...change,
  }
  return { lists, requests, stored }
}

const guest: FavouritesShopper = async () => ({ customerId: 'g1', customerType: 'guest' })
const registered: FavouritesShopper = async () => ({ customerId: 'c1', customerType: 'registered' })

function favourites(
  { lists }: Pick<ReturnType<typeof createFakeLists>, 'lists'>,
  shopper: FavouritesShopper = registered,
) {
  const messages: unknown[] = []
  return {
    messages,
    ...createFavourites(lists, { shopper, log: { warn: details => void messages.push(details) } }),
  }
}

const wishList = (...items: readonly ProductListItem[]): ProductList => ({
  id: 'l9',
  type: 'wish_list',
  items,
})
const seven = { id: 'i-7', productId: '7' }

test('the first heart of a customer makes the list (FAV-04, FAV-10, FAV-20)', async () => {
  const shop = createFakeLists()
  expect(await favourites(shop).add('7', { idempotencyKey: 'k1' })).toEqual({
    outcome: 'done',
    list: { id: 'l1', type: 'wish_list', items: [seven] },
    toast: FAVOURITE_ADDED,
  })
  expect(shop.requests).toEqual(['all', 'create c1 wish-list.c1', 'add 7 to l1 k1'])
})

test('ten hearts pressed at once make one list (FAV-20, F52)', async () => {
  const shop = createFakeLists()
  const { add } = favourites(shop)
  await Promise.all(Array.from({ length: 10 }, (_, at) => add(String(at))))
  expect(shop.requests.filter(call => call.startsWith('create'))).toHaveLength(1)
  expect(shop.stored.map(({ items }) => items.length)).toEqual([10])
})

test('a heart pressed twice at once keeps its picture once', async () => {
  const shop = createFakeLists()
  const { add } = favourites(shop)
  const outcomes = await Promise.all([add('7'), add('7')])
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
  expect(shop.stored[0]?.items).toEqual([seven])
})

test('the list for favourites is chosen among others', async () => {
  const registry = { id: 'l0', type: 'gift_registry', items: [seven] }
  const shop = createFakeLists([registry, wishList()])
  await favourites(shop).add('7')
  expect(shop.requests).toEqual(['all', 'add 7 to l9'])
})

test('reading makes no list (SEC-05), and guests have none (FAV-01, FAV-21)', async () => {
  const shop = createFakeLists()
  expect(await favourites(shop).list()).toBeUndefined()
  expect(shop.requests).toEqual(['all'])
  for (const shopper of [guest, async () => undefined]) {
    expect(await favourites(shop, shopper).list()).toBeUndefined()
    expect(await favourites(shop, shopper).add('7')).toEqual({
      outcome: 'sign-in',
      toast: FAVOURITE_NEEDS_ACCOUNT,
    })
  }
  expect(shop.requests).toEqual(['all'])
})

test('the list of a customer is read as it is', async () => {
  expect(await favourites(createFakeLists([wishList(seven)])).list()).toEqual(wishList(seven))
})

test('a picture is let go by its image id, however often it is there (FAV-02, FAV-03)', async () => {
  const other = { id: 'x', productId: '8' }
  const shop = createFakeLists([wishList(seven, other, { id: 'twice', productId: '7' })])
  expect(await favourites(shop).remove('7')).toEqual({
    outcome: 'done',
    list: wishList(other),
    toast: FAVOURITE_REMOVED,
  })
  expect(shop.requests).toEqual(['all', 'remove i-7 from l9', 'remove twice from l9'])
})

test.each([
  ['is no longer there', [wishList()], wishList()],
  ['never had a list', [], undefined],
])('a picture that %s is let go without trouble', async (_, start, list) => {
  expect(await favourites(createFakeLists(start)).remove('7')).toEqual({
    outcome: 'done',
    list,
    toast: FAVOURITE_REMOVED,
  })
})

const refuseWith = (status: number) => async () => {
  throw createHttpError({ status }, context)
}

test('an entry that was removed meanwhile counts as removed', async () => {
  const shop = createFakeLists([wishList(seven)], { removeItem: refuseWith(404) })
  expect(await favourites(shop).remove('7')).toMatchObject({ outcome: 'done', list: { items: [] } })
})

test.each([400, 409])('a %i for a picture that is kept already is no error', async status => {
  const answers = [[wishList()], [wishList(seven)]]
  const shop = createFakeLists([], { all: async () => answers.shift() ?? [], addItem: refuseWith(status) })
  expect(await favourites(shop).add('7')).toEqual({
    outcome: 'done',
    list: wishList(seven),
    toast: FAVOURITE_ADDED,
  })
})

test.each([
  ['breaks off', new NetworkError(context)],
  ['takes too long', new TimeoutError(context)],
  ['is a 503', createHttpError({ status: 503 }, context)],
])('a picture that is in the list though the answer %s is added', async (_, error) => {
  const shop = createFakeLists([wishList()])
  const addItem: ListsClient['addItem'] = async (...call) => {
    await shop.lists.addItem(...call)
    throw error
  }
  expect(await favourites({ lists: { ...shop.lists, addItem } }).add('7')).toEqual({
    outcome: 'done',
    list: wishList(seven),
    toast: FAVOURITE_ADDED,
  })
})

test.each([
  ['the picture is refused', { addItem: refuseWith(400) }, 'http'],
  ['the list is gone', { addItem: refuseWith(404) }, 'not-found'],
  ['the session is over', { all: refuseWith(401) }, 'unauthorized'],
  [
    'nobody answers',
    {
      all: async () => {
        throw new NetworkError(context)
      },
    },
    'network',
  ],
  [
    'the addition breaks off before it is done',
    {
      addItem: async () => {
        throw new NetworkError(context)
      },
    },
    'network',
  ],
])('when %s, the shopper reads that it failed, and the log knows why (FAV-12)', async (_, change, code) => {
  const { add, messages } = favourites(createFakeLists([wishList()], change))
  expect(await add('7')).toEqual({ outcome: 'failed', code, toast: FAVOURITE_FAILED })
  expect(messages).toMatchObject([{ error: { code } }])
})

test('a heart after one that failed is pressed all the same', async () => {
  let tries = 0
  const shop = createFakeLists()
  const create: ListsClient['create'] = async (customer, options) => {
    tries += 1
    if (tries === 1) throw new NetworkError(context)
    return shop.lists.create(customer, options)
  }
  const { add } = favourites({ lists: { ...shop.lists, create } })
  const outcomes = await Promise.all([add('7'), add('8')])
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['failed', 'done'])
})

const broken = async () => {
  throw new TypeError('a bug')
}

test('a bug is not mistaken for a failure', async () => {
  await expect(favourites(createFakeLists([], { all: broken })).add('7')).rejects.toThrow('a bug')
  await expect(favourites(createFakeLists([], { all: refuseWith(500) })).list()).rejects.toMatchObject({
    code: 'server',
  })
})
