import { createCatalogClient } from '@wallart/sdk/clients/catalog'
import { createNewsletterClient } from '@wallart/sdk/clients/newsletter'
import { createTypeaheadClient } from '@wallart/sdk/clients/typeahead'
import { getCategoryContract } from '@wallart/sdk/contracts/get-category'
import { suggestContract } from '@wallart/sdk/contracts/suggest'
import { createMockFetch, reply, sampleCategory, sampleSuggestions } from '@wallart/sdk/testing'
import { createPageHttp, createServerHttp } from './own-fetch.ts'

test('a page asks its proxy, by its own fetch', async () => {
  const mock = createMockFetch({ 'GET /proxy/typeahead': reply(sampleSuggestions()) })
  const requests: (RequestInit | undefined)[] = []
  const seen: string[] = []
  const hooks = { beforeAttempt: ({ operation }: { readonly operation: string }) => seen.push(operation) }
  const http = createPageHttp(hooks, (address, request) => {
    requests.push(request)
    return mock(address, request)
  })
  await createTypeaheadClient(http, { contracts: { suggestions: suggestContract } }).suggest('sea')
  expect(requests).toMatchObject([{ priority: 'high', credentials: 'omit' }])
  expect(mock.calls[0]?.address).toMatch(/^\/proxy\/typeahead\?q=sea/)
  expect(seen).toEqual(['suggest'])
})

test('a server sends its key to the service it is for, and to no other', async () => {
  const mock = createMockFetch({
    'POST https://marketing.example': reply({}),
    'GET /categories/root': reply(sampleCategory()),
  })
  const http = createServerHttp('key-1', mock)
  await createNewsletterClient(http).subscribe({
    email: 'jane@example.com',
    consent: 'SUBSCRIBED',
    consent_method: 'Footer',
  })
  const scope = { organizationId: 'o', siteId: 'Art', locale: 'en-US' } as const
  await createCatalogClient(http, { ...scope, contracts: { category: getCategoryContract } }).category('root')
  expect(mock.calls.map(({ headers }) => headers['x-api-key'])).toEqual(['key-1', undefined])
})
