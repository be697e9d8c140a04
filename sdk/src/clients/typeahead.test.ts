import { createHttp } from '../http/http.ts'
import { suggestContract } from '../operations/suggest.contract.ts'
import { reply } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createTypeaheadClient } from './typeahead.ts'

test('suggestions are asked for with 10 categories and tolerance (SRB-14, SRB-15)', async () => {
  const transport = createMockFetch({
    'GET /suggest': reply({ categorySuggestions: [{ value: 'Cats', url: '/c' }] }),
  })
  const http = createHttp({ services: { typeahead: 'https://art.test/suggest' }, transport })
  const client = createTypeaheadClient(http, {
    locale: 'en-CA',
    contracts: { suggestions: suggestContract },
  })
  expect(await client.suggest('cat & dog')).toMatchObject({ categories: [{ value: 'Cats' }], products: [] })
  expect(transport.calls[0]?.address).toBe(
    'https://art.test/suggest?q=cat+%26+dog&categoryMaxCount=10&fuzzy=true&locale=en-CA',
  )
})

test('a refusal is an error and is not retried', async () => {
  const transport = createMockFetch({ 'GET /suggest': reply({}, { status: 503 }) })
  const http = createHttp({ services: { typeahead: 'https://art.test/suggest' }, transport })
  const client = createTypeaheadClient(http, { contracts: { suggestions: suggestContract } })
  await expect(client.suggest('cats')).rejects.toMatchObject({ code: 'server' })
  expect(transport.calls).toHaveLength(1)
})
