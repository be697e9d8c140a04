import { addProductListItemContract } from './add-product-list-item.contract.ts'
import { createProductListContract } from './create-product-list.contract.ts'
import { getProductListsContract } from './get-product-lists.contract.ts'
import { withValueAt } from './testing/with-value-at.ts'
import { issuePointers } from './testing/issue-pointers.ts'

const list = {
  id: 'l1',
  type: 'wish_list',
  public: false,
  customerProductListItems: [
    { id: 'i1', productId: '7', quantity: 1, priority: 1, public: false, type: 'product' },
    { id: 'i2', quantity: 1, priority: 1, public: false, type: 'gift_certificate' },
  ],
}

const lists = { data: [list, { id: 'l2', type: 'custom_9' }], limit: 2, total: 2 }

test('lists keep the pictures in them, and one without entries is empty (FAV-22, FAV-23)', async () => {
  expect(await getProductListsContract['~standard'].validate(lists)).toEqual({
    value: [
      {
        id: 'l1',
        type: 'wish_list',
        items: [{ id: 'i1', productId: '7', quantity: 1, priority: 1, public: false, type: 'product' }],
      },
      { id: 'l2', type: 'custom_9', items: [] },
    ],
  })
})

test('an entry may leave out what it is beside a picture (FAV-23)', async () => {
  const items = [{ id: 'i1', productId: '7', quantity: null }]
  expect(
    await createProductListContract['~standard'].validate({ ...list, customerProductListItems: items }),
  ).toEqual({ value: { id: 'l1', type: 'wish_list', items: [{ id: 'i1', productId: '7' }] } })
})

test.each([{ limit: 0, total: 0 }, { data: null }, { data: [] }])('%j is no list', async answer => {
  expect(await getProductListsContract['~standard'].validate(answer)).toEqual({ value: [] })
})

test.each([
  [['data'], 'none'],
  [['data', 0, 'id'], undefined],
  [['data', 0, 'type'], undefined],
  [['data', 0, 'customerProductListItems', 0, 'id'], undefined],
  [['data', 0, 'customerProductListItems', 0, 'productId'], 7],
  [['data', 0, 'customerProductListItems', 0, 'quantity'], '1'],
  [['data', 0, 'customerProductListItems', 0, 'public'], 'no'],
])('lists broken at %j are refused there', async (path, value) => {
  expect(await issuePointers(getProductListsContract, withValueAt(lists, path, value))).toEqual([
    `/${path.join('/')}`,
  ])
})

test('a new list has an id', async () => {
  expect(await createProductListContract['~standard'].validate({ id: 'l1', type: 'wish_list' })).toEqual({
    value: { id: 'l1', type: 'wish_list', items: [] },
  })
  expect(await issuePointers(createProductListContract, { type: 'wish_list' })).toEqual(['/id'])
})

test('of a new entry the id is read', async () => {
  expect(await addProductListItemContract['~standard'].validate({ id: 'i1', quantity: 1 })).toEqual({
    value: 'i1',
  })
  expect(await issuePointers(addProductListItemContract, { id: null })).toEqual(['/id'])
})
