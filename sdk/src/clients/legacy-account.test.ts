import { createHttp } from '../http/http.ts'
import { checkLegacyAccountContract } from '../operations/check-legacy-account.contract.ts'
import { failNetwork, reply } from '../testing/mock-handlers.ts'
import { createMockFetch, type MockRoutes } from '../testing/mock-fetch.ts'
import { createLegacyAccountClient } from './legacy-account.ts'

function requestFor(routes: MockRoutes, locale?: string) {
  const transport = createMockFetch(routes)
  const http = createHttp({ services: { storefront: 'https://shop.test' }, transport })
  return {
    transport,
    client: createLegacyAccountClient(http, {
      siteId: 'Art',
      ...(locale && { locale }),
      contracts: { isLegacy: checkLegacyAccountContract },
    }),
  }
}

test('whether an account is an old one is asked by its e-mail address (PWR-08)', async () => {
  const { client, transport } = requestFor({ 'GET /legacy': reply({ isLegacy: true }) })
  expect(await client.isLegacy('jane+1@example.com')).toBe(true)
  expect(transport.calls[0]?.address).toBe('https://shop.test/legacy?email=jane%2B1%40example.com&siteId=Art')
})

test('a password reset is posted as a form (PWR-04)', async () => {
  const { client, transport } = requestFor({ 'POST /submit-password-reset': reply() })
  expect(await client.submitPasswordReset('jane+1@example.com')).toBeUndefined()
  expect(transport.calls).toMatchObject([
    {
      address: 'https://shop.test/submit-password-reset?siteId=Art',
      body: 'loginEmail=jane%2B1%40example.com',
    },
  ])
})

test('a password reset says in which language its message is written', async () => {
  const { client, transport } = requestFor({ 'POST /submit-password-reset': reply() }, 'fr-CA')
  await client.submitPasswordReset('jane@example.com')
  expect(transport.calls).toMatchObject([{ headers: { 'accept-language': 'fr-CA' } }])
})

test('what a password reset answers is not read', async () => {
  const page = reply('<html>', { headers: { 'content-type': 'text/html' } })
  const { client } = requestFor({ 'POST /submit-password-reset': page })
  expect(await client.submitPasswordReset('jane@example.com')).toBeUndefined()
})

test.each([
  ['refused', reply({}, { status: 400 }), 'http'],
  ['unheard', failNetwork(), 'network'],
])('a call that is %s is an error', async (_, answer, code) => {
  const { client } = requestFor({ 'GET /legacy': answer, 'POST /submit-password-reset': answer })
  await expect(client.isLegacy('jane@example.com')).rejects.toMatchObject({ code })
  await expect(client.submitPasswordReset('jane@example.com')).rejects.toMatchObject({ code })
})
