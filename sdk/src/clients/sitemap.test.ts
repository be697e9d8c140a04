import { createHttp } from '../http/http.ts'
import { getSitemapContract } from '../operations/get-sitemap.contract.ts'
import { reply } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createSitemapClient } from './sitemap.ts'

test('the pages of a brand are asked for by kind and range', async () => {
  const transport = createMockFetch({
    'GET /v4/sitemap': reply({ last: 0, version: 'v', count: 0, entries: [] }),
  })
  const http = createHttp({ services: { bizapi: 'https://bizapi.test' }, transport })
  const sitemap = createSitemapClient(http, { siteId: 'Art', contracts: { sitemap: getSitemapContract } })
  expect(await sitemap.part({ kind: 'works', from: 501, limit: 500 })).toEqual({
    last: 0,
    version: 'v',
    entries: [],
  })
  expect(transport.calls).toMatchObject([
    { query: { siteId: 'Art', kind: 'works', from: '501', limit: '500' } },
  ])
})
