import { createHttp } from '../http/http.ts'
import { getCategoryContract } from '../operations/get-category.contract.ts'
import { reply, sequence } from '../testing/mock-handlers.ts'
import { createMockFetch, type MockRoutes } from '../testing/mock-fetch.ts'
import { createCatalogClient } from './catalog.ts'

const BASE = 'https://scapi.test/product/shopper-products/v1/organizations/f_ecom'
const REFUSED = reply({ detail: 'levels' }, { status: 400 })
const DEEPER = reply({ data: [{ id: 'a1', name: 'A1', categories: [{ id: 'a1x', name: 'A1x' }] }] })
const TREE = {
  id: 'root',
  name: 'Root',
  categories: [
    {
      id: 'a',
      name: 'A',
      categories: [
        { id: 'a1', name: 'A1' },
        { id: 'a2', name: 'A2' },
      ],
    },
    { id: 'b', name: 'B' },
  ],
}

function catalog(routes: MockRoutes) {
  const transport = createMockFetch(routes)
  const http = createHttp({ services: { commerce: 'https://scapi.test' }, transport })
  const scope = { organizationId: 'f_ecom', siteId: 'Art', locale: 'en-US' } as const
  const client = createCatalogClient(http, { ...scope, contracts: { category: getCategoryContract } })
  return { client, addresses: () => transport.calls.map(({ address }) => address.replace(BASE, '')) }
}

test('a category is asked for three levels deep (NAV-02, API-09)', async () => {
  const { client, addresses } = catalog({ 'GET /categories/{id}': reply(TREE) })
  expect(await client.category('root')).toMatchObject({ id: 'root', categories: [{ id: 'a' }, { id: 'b' }] })
  expect(await client.category('root', { levels: 1 })).toMatchObject({ id: 'root' })
  expect(addresses()).toEqual([
    '/categories/root?levels=3&siteId=Art&locale=en-US',
    '/categories/root?levels=1&siteId=Art&locale=en-US',
  ])
})

test('where three levels are refused, the third is fetched by ids, and three are not asked for again', async () => {
  const { client, addresses } = catalog({
    'GET /categories/{id}': sequence(REFUSED, reply(TREE), reply(TREE)),
    'GET /categories': DEEPER,
  })
  const third = {
    categories: [
      {
        id: 'a',
        categories: [
          { id: 'a1', categories: [{ id: 'a1x' }] },
          { id: 'a2', categories: [] },
        ],
      },
      { id: 'b' },
    ],
  }
  expect(await client.category('root')).toMatchObject(third)
  expect(await client.category('root')).toMatchObject(third)
  expect(addresses()).toEqual([
    '/categories/root?levels=3&siteId=Art&locale=en-US',
    '/categories/root?levels=2&siteId=Art&locale=en-US',
    '/categories?ids=a1%2Ca2&levels=1&siteId=Art&locale=en-US',
    '/categories/root?levels=2&siteId=Art&locale=en-US',
    '/categories?ids=a1%2Ca2&levels=1&siteId=Art&locale=en-US',
  ])
})

test('the third level is fetched 50 categories a call', async () => {
  const grandchildren = Array.from({ length: 51 }, (_, index) => ({ id: `g${index}`, name: 'G' }))
  const tree = { id: 'root', name: 'Root', categories: [{ id: 'a', name: 'A', categories: grandchildren }] }
  const { client, addresses } = catalog({
    'GET /categories/{id}': sequence(REFUSED, reply(tree)),
    'GET /categories': reply({ data: [] }),
  })
  expect((await client.category('root')).categories[0]?.categories).toHaveLength(51)
  expect(addresses().slice(2)).toEqual([
    expect.stringMatching(/^\/categories\?ids=g0%2C.*%2Cg49&levels=1/),
    '/categories?ids=g50&levels=1&siteId=Art&locale=en-US',
  ])
})

test('a bad request that is not about the depth stays one', async () => {
  const { client, addresses } = catalog({ 'GET /categories/{id}': REFUSED })
  await expect(client.category('root')).rejects.toMatchObject({ status: 400 })
  await expect(client.category('root')).rejects.toMatchObject({ status: 400 })
  await expect(client.category('root', { levels: 2 })).rejects.toMatchObject({ status: 400 })
  expect(addresses().map(address => /levels=\d/.exec(address)?.[0])).toEqual([
    'levels=3',
    'levels=2',
    'levels=3',
    'levels=2',
    'levels=2',
  ])
})

test('a category that does not exist is not looked for in steps', async () => {
  const { client, addresses } = catalog({ 'GET /categories/{id}': reply({}, { status: 404 }) })
  await expect(client.category('x')).rejects.toMatchObject({ code: 'not-found' })
  expect(addresses()).toHaveLength(1)
})
