import { createHttp } from '../http/http.ts'
import { getTranslationsContract } from '../operations/get-translations.contract.ts'
import { reply } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createTranslationsClient } from './translations.ts'

function requestFor(answer: ReturnType<typeof reply>) {
  const transport = createMockFetch({ 'GET /static/translations/compiled/{locale}.json': answer })
  const http = createHttp({ services: { storefront: 'https://shop.test' }, transport })
  return {
    transport,
    client: createTranslationsClient(http, { contracts: { translations: getTranslationsContract } }),
  }
}

test('the texts of a locale are a static file (I18-03)', async () => {
  const { client, transport } = requestFor(reply({ 'cart.empty': 'Votre panier est vide.' }))
  expect(await client.get('fr-CA')).toEqual({ 'cart.empty': 'Votre panier est vide.' })
  expect(transport.calls[0]?.address).toBe('https://shop.test/static/translations/compiled/fr-CA.json')
})

test('a locale without texts is an error', async () => {
  const { client } = requestFor(reply({}, { status: 404 }))
  await expect(client.get('xx')).rejects.toMatchObject({ code: 'not-found', operation: 'get-translations' })
})
