import { createCatalogClient } from '../clients/catalog.ts'
import { createProductLookupClient } from '../clients/product-lookup.ts'
import { createProductSearchClient } from '../clients/product-search.ts'
import { createWorksClient } from '../clients/works.ts'
import type { ContractError } from '../errors/contract-error.ts'
import type { Contract } from '../model/contract.ts'
import { getCategoryContract } from '../operations/get-category.contract.ts'
import { getProductContract } from '../operations/get-product.contract.ts'
import { getProductGroupContract } from '../operations/get-product-group.contract.ts'
import { searchProductsContract } from '../operations/search-products.contract.ts'
import { reply } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createHttp } from './http.ts'
import { withContractMode, type ContractMode } from './with-contract-mode.ts'

const SCOPE = { organizationId: 'f', siteId: 'Art', locale: 'en-US' } as const

// Whether it is in the menu is a boolean in the contract.
const BROKEN = { id: 'rooms', name: 'Rooms', c_showInMenu: 'yes' }

function open(mode: ContractMode, answer: unknown) {
  const errors: ContractError[] = []
  const transport = createMockFetch({ 'GET /categories/{id}': reply(answer), 'GET /products': reply(answer) })
  const http = withContractMode(
    createHttp({ services: { commerce: 'https://scapi.test' }, transport, correlationId: () => 'id-1' }),
    { mode, onContractError: error => void errors.push(error) },
  )
  return { http, errors }
}

const category = (http: Parameters<typeof createCatalogClient>[0], contract = getCategoryContract) =>
  createCatalogClient(http, { ...SCOPE, contracts: { category: contract } }).category('rooms')

test('strict, an answer that breaks its contract is an error', async () => {
  const { http, errors } = open('strict', BROKEN)
  await expect(category(http)).rejects.toMatchObject({ code: 'bad-answer' })
  expect(errors).toEqual([])
})

test('reported, it is used, and the report names operation and places, never values', async () => {
  const { http, errors } = open('report', BROKEN)
  expect(await category(http)).toMatchObject({ id: 'rooms', name: 'Rooms' })
  expect(errors.map(error => error.toJSON())).toEqual([
    expect.objectContaining({
      code: 'bad-answer',
      requestId: 'id-1',
      operation: 'get-category',
      pointers: ['/c_showInMenu'],
    }),
  ])
})

test('off, it is used without a word', async () => {
  const { http, errors } = open('off', BROKEN)
  expect(await category(http)).toMatchObject({ id: 'rooms', name: 'Rooms' })
  expect(errors).toEqual([])
})

test.each(['report', 'off'] as const)('%s, an answer that keeps its contract is the same', async mode => {
  const { http, errors } = open(mode, { data: [{ id: 'P1', name: 'One' }, { id: 'P2' }] })
  const strict = open('strict', { data: [{ id: 'P1', name: 'One' }, { id: 'P2' }] })
  const read = (from: typeof http) =>
    createProductLookupClient(from, { ...SCOPE, contracts: { product: getProductContract } }).products([
      'P1',
      'P2',
    ])
  expect(await read(http)).toEqual(await read(strict.http))
  expect(errors).toEqual([])
})

test.each(['report', 'off'] as const)('%s, what nothing can be made of is an error still', async mode => {
  const { http, errors } = open(mode, null)
  await expect(category(http)).rejects.toMatchObject({ code: 'bad-answer' })
  expect(errors).toEqual([])
})

test.each(['report', 'off'] as const)(
  '%s, a list of nothing but broken entries is an error still',
  async mode => {
    const transport = createMockFetch({
      'GET /v1/products/groups/{upi}': reply({ products: [{ upi: 'A1', displaySize: 7 }] }),
    })
    const errors: ContractError[] = []
    const http = withContractMode(createHttp({ services: { bizapi: 'https://biz.test' }, transport }), {
      mode,
      onContractError: error => void errors.push(error),
    })
    const works = createWorksClient(http, {
      siteId: 'Art',
      locale: 'en-US',
      contracts: { group: getProductGroupContract },
    })
    await expect(works.group({ upi: 'A1' }, {})).rejects.toMatchObject({ code: 'bad-answer' })
    expect(errors).toEqual([])
  },
)

test('a contract that only checks stays strict', async () => {
  const refuse: Contract<never> = {
    '~standard': { version: 1, vendor: 'partner', validate: () => ({ issues: [{ message: 'is wrong' }] }) },
  }
  const { http } = open('off', BROKEN)
  await expect(category(http, refuse)).rejects.toMatchObject({ code: 'bad-answer' })
})

test.each([
  ['strict', [['/hits/1/productId']]],
  ['report', [['/hits/1/productId']]],
  ['off', []],
] as const)(
  '%s, entries that a list leaves out are told of as far as they are checked',
  async (mode, expected) => {
    const errors: ContractError[] = []
    const answer = { total: 2, hits: [{ productId: 'P1' }, { productId: 7 }] }
    const transport = createMockFetch({ 'GET /product-search': reply(answer) })
    const http = withContractMode(createHttp({ services: { commerce: 'https://scapi.test' }, transport }), {
      mode,
      onContractError: error => void errors.push(error),
    })
    const client = createProductSearchClient(http, {
      ...SCOPE,
      contracts: { search: searchProductsContract },
    })
    expect(await client.search({ term: 'sea' })).toMatchObject({ hits: [{ productId: 'P1' }], dropped: 1 })
    expect(errors.map(({ issues }) => issues.map(({ pointer }) => pointer))).toEqual(expected)
  },
)
