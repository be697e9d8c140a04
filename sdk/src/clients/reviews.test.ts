import { createHttp } from '../http/http.ts'
import { getReviewsContract } from '../operations/get-reviews.contract.ts'
import { reply, type MockHandler } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createReviewsClient } from './reviews.ts'

function reviews(answer: MockHandler) {
  const transport = createMockFetch({ 'GET /v4/products/reviews': answer })
  const http = createHttp({ services: { bizapi: 'https://bizapi.test' }, transport })
  const contracts = { reviews: getReviewsContract }
  return { transport, client: createReviewsClient(http, { siteId: 'Art', locale: 'fr-CA', contracts }) }
}

test('a page of reviews is asked for by brand, language, stars, finish, order and page (NAV-27)', async () => {
  const { client, transport } = reviews(reply({ total: 0, reviews: [] }))
  expect(await client.list({ stars: 4, finish: 'frame', sort: 'lowest', page: 2 })).toEqual({
    total: 0,
    reviews: [],
  })
  expect(transport.calls).toMatchObject([
    {
      query: {
        siteId: 'Art',
        locale: 'fr-CA',
        stars: '4',
        finish: 'frame',
        sort: 'lowest',
        page: '2',
        limit: '10',
      },
    },
  ])
})

test('what has no stars is no review', async () => {
  const { client } = reviews(reply({ total: 1, reviews: [{ id: 'R1', text: 'Good.' }] }))
  await expect(client.list({ sort: 'newest', page: 1 })).rejects.toMatchObject({ code: 'bad-answer' })
})
