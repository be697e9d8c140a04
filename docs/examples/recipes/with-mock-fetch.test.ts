import { invalidResponsesFor, searchWithMockFetch } from './with-mock-fetch.ts'

test('a test sees answers, deadlines and failures without waiting', async () => {
  const { answered, late, failed, calls, unmatched } = await searchWithMockFetch()
  expect(answered).toMatchObject({ products: [], categories: [{ value: 'Landscapes' }] })
  expect(late).toMatchObject({ status: 'rejected', reason: { code: 'timeout' } })
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: 'server', status: 503 } })
  expect(calls.map(({ query }) => query['q'])).toEqual(['sea', 'sea', 'sea'])
  expect(unmatched).toEqual([])
})

test('there are broken answers of a call that is known, and none of one that is not', () => {
  expect(invalidResponsesFor('get-category').map(({ name }) => name)).toContain('without /id')
  expect(invalidResponsesFor('nothing')).toEqual([])
})
