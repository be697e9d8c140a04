// with-mock-fetch.ts
import { createTypeaheadClient } from '@wallart/sdk/clients/typeahead'
import { suggestContract } from '@wallart/sdk/contracts/suggest'
import { createHttp } from '@wallart/sdk/http'
import {
  contractVectors,
  createMockFetch,
  delay,
  fakeClock,
  reply,
  sampleSuggestions,
  sequence,
} from '@wallart/sdk/testing'

/** A search that is answered at once, then too late, then by a failing service; no time passes in the test. */
export async function searchWithMockFetch() {
  const clock = fakeClock()
  const answers = sequence(
    reply(sampleSuggestions({ productSuggestions: [] })),
    delay(60_000, reply(sampleSuggestions())),
    reply({ title: 'Sorry' }, { status: 503 }),
  )
  const transport = createMockFetch({ 'GET https://suggest.test': answers }, { clock })
  const http = createHttp({ services: { typeahead: 'https://suggest.test' }, transport, clock })
  const client = createTypeaheadClient(http, { contracts: { suggestions: suggestContract } })

  const answered = await client.suggest('sea')
  const [late] = await Promise.all([Promise.allSettled([client.suggest('sea')]), clock.advance(60_000)])
  const [failed] = await Promise.allSettled([client.suggest('sea')])
  return { answered, late: late[0], failed, calls: transport.calls, unmatched: transport.unmatched }
}

/** Answers that your pages must survive: for each call a good one and ways in which it can be broken. */
export function invalidResponsesFor(operation: string) {
  return contractVectors().find(vector => vector.operation.id === operation)?.bad ?? []
}
