import { createHttp } from '../http/http.ts'
import { addProductListItemContract } from '../operations/add-product-list-item.contract.ts'
import { createProductListContract } from '../operations/create-product-list.contract.ts'
import { getProductListsContract } from '../operations/get-product-lists.contract.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import { newProductListItem } from '../rules/favourites/new-product-list-item.ts'
import { reply } from '../testing/mock-handlers.ts'
import { createMockFetch, type MockRoutes } from '../testing/mock-fetch.ts'
import { createListsClient } from './lists.ts'

const LISTS =
  'https://commerce.test/customer/shopper-customers/v1/organizations/org/customers/c1/product-lists'

function lists(routes: MockRoutes) {
  const transport = createMockFetch(routes)
  const http = createHttp({ services: { commerce: 'https://commerce.test' }, transport })
  const client = createListsClient(http, {
    organizationId: 'org',
    siteId: 'AllPosters',
    locale: 'en-US',
    contracts: {
      lists: getProductListsContract,
      list: createProductListContract,
      newItem: addProductListItemContract,
      empty: emptyContract,
    },
  })
  return { transport, client }
}

test('the lists of a customer are read', async () => {
  const { client, transport } = lists({ 'GET /product-lists': reply({ limit: 0, total: 0 }) })
  expect(await client.all('c1')).toEqual([])
  expect(transport.calls).toMatchObject([{ address: `${LISTS}?siteId=AllPosters`, body: '' }])
})

test('a new list is one for favourites (API-11)', async () => {
  const { client, transport } = lists({ 'POST /product-lists': reply({ id: 'l1', type: 'wish_list' }) })
  expect(await client.create('c1')).toEqual({ id: 'l1', type: 'wish_list', items: [] })
  expect(transport.calls).toMatchObject([
    { address: `${LISTS}?siteId=AllPosters`, body: '{"type":"wish_list"}' },
  ])
})

test('a picture is kept as the rule says (API-11, FAV-23)', async () => {
  const { client, transport } = lists({ 'POST /items': reply({ id: 'i1' }) })
  const item = await client.addItem('c1', 'l1', newProductListItem('7'), { idempotencyKey: 'k1' })
  expect(item).toEqual({ id: 'i1', ...newProductListItem('7') })
  expect(transport.calls).toMatchObject([
    {
      address: `${LISTS}/l1/items?siteId=AllPosters`,
      headers: { 'idempotency-key': 'k1', 'content-type': 'application/json' },
      body: '{"productId":"7","quantity":1,"public":false,"priority":1,"type":"product"}',
    },
  ])
})

test('a picture is let go (API-11)', async () => {
  const { client, transport } = lists({ 'DELETE /items/i1': reply() })
  expect(await client.removeItem('c1', 'l1', 'i1')).toBeUndefined()
  expect(transport.calls).toMatchObject([{ address: `${LISTS}/l1/items/i1?siteId=AllPosters` }])
})

test('a list that is gone is an error', async () => {
  const missing = { type: 'https://x.test/errors/product-list-not-found' }
  const { client } = lists({ 'POST /items': reply(missing, { status: 404 }) })
  await expect(client.addItem('c1', 'l1', newProductListItem('7'))).rejects.toMatchObject({
    code: 'not-found',
    problem: 'product-list-not-found',
  })
})
