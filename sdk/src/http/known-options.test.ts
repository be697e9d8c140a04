import { createTypeaheadClient } from '../clients/typeahead.ts'
import { suggestContract } from '../operations/suggest.contract.ts'
import { createHttp } from './http.ts'
import { catchError } from './testing/catch-error.ts'

const services = { typeahead: 'https://shop.example' }
const transport = () => Promise.resolve(Response.json([]))

const suggest = (...given: readonly unknown[]) => {
  const client = createTypeaheadClient(createHttp({ services, transport }), {
    contracts: { suggestions: suggestContract },
  })
  return catchError(Promise.resolve(Reflect.apply(client.suggest, undefined, given)))
}

test('a misspelt service is named', () => {
  const misspelt = { services: { ...services, typahead: 'https://shop.example' } }
  expect(() => createHttp(misspelt)).toThrow(/^services takes no typahead, but commerce, /)
})

test.each([
  [
    { timeout: 5 },
    'suggest takes no timeout, but timeoutMs, retries, headers, signal, idempotencyKey, onResponse.',
  ],
  [AbortSignal.timeout(5000), 'suggest needs its signal as { signal }.'],
  [new AbortController(), 'suggest needs its signal as { signal }.'],
])('%p as the options of a call without tokens is a mistake that is named', async (options, message) => {
  expect(await suggest('sea', options)).toMatchObject({ code: 'config', message })
})
