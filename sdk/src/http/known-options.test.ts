import { createTypeaheadClient } from '../clients/typeahead.ts'
import { suggestContract } from '../operations/suggest.contract.ts'
import { createStorefront } from '../services/storefront.ts'
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

const storefront = createStorefront({
  siteId: 'Art',
  organizationId: 'f_ecom_wallart',
  services: { commerce: 'https://shop.example', ...services, bizapi: 'https://shop.example' },
  auth: { clientId: 'partner', redirectUri: 'https://partner.example/callback' },
  transport,
})

const controller: unknown = new AbortController()

test.each<[name: string, call: (...given: never[]) => unknown, given: readonly unknown[]]>([
  ['a search', storefront.listings.search, [{ term: 'sea' }]],
  ['suggestions', storefront.suggestions.suggest, ['sea']],
  ['a work', storefront.works.group, [{ upi: 'A1042' }, {}]],
  ['the menu', storefront.navigation.menu, []],
])('%s takes no controller as its signal', async (_, call, given) => {
  const called = Promise.resolve().then(() =>
    Reflect.apply(call, undefined, [...given, { signal: controller }]),
  )
  expect(await catchError(called)).toMatchObject({
    code: 'config',
    message: 'signal must be an AbortSignal.',
  })
})

test.each([
  [{ onResponse: 1 }, 'onResponse must be a function.'],
  [{ headers: 'x' }, 'headers must be an object.'],
])('%j is a mistake that is named', async (options, message) => {
  expect(await suggest('sea', options)).toMatchObject({ code: 'config', message })
})

test('what onResponse throws reaches the caller unchanged, and nothing is sent again', async () => {
  const boom = new Error('boom')
  let sent = 0
  const http = createHttp({
    services,
    transport: async () => {
      sent += 1
      return Response.json([])
    },
  })
  const client = createTypeaheadClient(http, { contracts: { suggestions: suggestContract } })
  const onResponse = () => {
    throw boom
  }
  await expect(client.suggest('sea', { onResponse })).rejects.toBe(boom)
  expect(sent).toBe(1)
})
