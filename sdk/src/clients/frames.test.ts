import { createHttp } from '../http/http.ts'
import { getFrameChoicesContract } from '../operations/get-frame-choices.contract.ts'
import { getProductGroupContract } from '../operations/get-product-group.contract.ts'
import { reply, type MockHandler } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createFramesClient } from './frames.ts'

function frames(answer: MockHandler) {
  const transport = createMockFetch({
    'GET /v1/configurations/A12': answer,
    'GET /v1/configurations/A12/choices': answer,
  })
  const http = createHttp({ services: { bizapi: 'https://bizapi.test' }, transport })
  const contracts = { frameChoices: getFrameChoicesContract, configuredProduct: getProductGroupContract }
  return { transport, client: createFramesClient(http, { siteId: 'Art', currency: 'USD', contracts }) }
}

test('a frame is priced with all that was chosen', async () => {
  const { client, transport } = frames(reply({ products: [], title: 'Dunes' }))
  const topMat = { code: 'W', width: 2 }
  const group = await client.product('A12', { size: '16x20', moulding: 'FB', topMat, glass: 'C' })
  expect(group.title).toBe('Dunes')
  expect(transport.calls).toMatchObject([
    {
      query: {
        siteId: 'Art',
        currency: 'USD',
        size: '16x20',
        moulding: 'FB',
        topMat: 'W',
        topMatWidth: '2',
        glass: 'C',
      },
    },
  ])
})

test('choices that cannot be read are an error', async () => {
  const { client } = frames(reply({ sizes: [] }))
  await expect(client.choices('A12')).rejects.toMatchObject({ code: 'bad-answer' })
})
