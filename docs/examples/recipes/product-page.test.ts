import { createWorksClient } from '@wallart/sdk/clients/works'
import { getProductGroupContract } from '@wallart/sdk/contracts/get-product-group'
import { createHttp } from '@wallart/sdk/http'
import { createMockFetch, reply, sampleProductGroup, sampleVariant } from '@wallart/sdk/testing'
import { productPage } from './product-page.ts'

async function createGroup(changes: Parameters<typeof sampleProductGroup>[0]) {
  const transport = createMockFetch({ 'GET /groups/{upi}': reply(sampleProductGroup(changes)) })
  const http = createHttp({ services: { bizapi: 'https://bizapi.test' }, transport })
  const contracts = {
    group: getProductGroupContract,
  }
  return createWorksClient(http, { siteId: 'Art', contracts }).group({ upi: 'A1042' }, { at: 0 })
}

const framed = sampleVariant({
  upi: 'A1042F',
  services: [
    { upi: 'A1042F', specialHandling: { name: 'frame', mouldingName: 'Black', mouldingTier: 'classic' } },
  ],
})
const print = sampleVariant({ services: [], inventory: { stockLevel: 2 } })

test('a page shows the selected variant, and the options of its size in their order', async () => {
  const group = await createGroup({ products: [framed, print] })
  const page = productPage(group, { shopAddress: '/products/quiet-ridge-A1042?from=search', quantity: 3 })
  expect(page).toEqual({
    decision: { action: 'render' },
    title: 'Quiet Ridge',
    price: '$29.99',
    struck: '$39.99',
    percentOff: 25,
    warning: 'Only 2 left!',
    sizes: [{ sizeCode: '18x24', displaySize: '18" x 24"', upi: 'A1042F' }],
    canFrame: true,
    options: [
      expect.objectContaining({ upi: 'A1042', available: true }),
      expect.objectContaining({ upi: 'A1042F', available: true }),
    ],
  })
})

test('a page shows what the shopper chose', async () => {
  const group = await createGroup({ products: [{ ...framed, salePrice: 89.99, listPrice: 89.99 }, print] })
  expect(productPage(group, { upi: 'A1042' }).price).toBe('$29.99')
  expect(productPage(group, { upi: 'A1042F' }).price).toBe('$89.99')
})

test('a wrong address moves, and a work without products is not found', async () => {
  const moved = productPage(await createGroup({}), {
    shopAddress: '/products/quite-ridge-A1042?from=search',
  })
  const location = '/products/quiet-ridge-A1042?from=search'
  expect(moved).toEqual({ decision: { action: 'redirect', status: 301, location } })
  const discontinued = await createGroup({ products: [] })
  expect(productPage(discontinued)).toEqual({
    decision: { action: 'not-found' },
  })
})

test('a page on an address of a partner shows the work wherever the shop has it', async () => {
  const page = productPage(await createGroup({ products: [print] }))
  expect(page).toMatchObject({ decision: { action: 'render' }, price: '$29.99' })
})
