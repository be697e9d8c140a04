import { searchListingContract } from '@wallart/sdk/contracts/search-listing'
import type { Call } from '@wallart/sdk/http'
import type { Listing } from '@wallart/sdk'
import { searchListing } from '@wallart/sdk/operations/search-listing'
import { withCache, type CachedResponse } from '@wallart/sdk/http/with-cache'
import { pino } from 'pino'
import { createDroppedReports } from './dropped-reports.ts'

test('what a contract leaves out is logged, once a minute', async () => {
  const lines: string[] = []
  let now = 0
  const http = {
    async send<T>(_: unknown, { contract }: Call<T>): Promise<T> {
      const result = await contract['~standard'].validate({ hits: [], total: 0, breadcrumbs: [{}] })
      if (result.issues) throw new Error('broken')
      return result.value
    },
  }
  const report = createDroppedReports(pino({}, { write: line => lines.push(line) }), () => now)
  const stored = new Map<string, CachedResponse>()
  const store = {
    get: async (key: string) => stored.get(key),
    set: async (key: string, answer: CachedResponse) => void stored.set(key, answer),
  }
  const calls = report(withCache(http, { store, scope: 'Art' }))
  const read = (): Promise<Listing> => calls.send(searchListing, { contract: searchListingContract })
  expect(await read()).toMatchObject({ breadcrumbs: [] })
  await read()
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    {
      level: 40,
      msg: 'entries left out',
      error: { code: 'bad-answer', operation: 'search-listing', pointers: ['/breadcrumbs/0/name'] },
    },
  ])
  now += 60_000
  await read()
  expect(lines).toHaveLength(2)
})
