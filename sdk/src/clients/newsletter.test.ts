import { createHttp } from '../http/http.ts'
import { footerSignUp } from '../rules/forms/newsletter-sign-up.ts'
import { reply } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createNewsletterClient } from './newsletter.ts'

const newsletterClient = (transport: ReturnType<typeof createMockFetch>) =>
  createNewsletterClient(
    createHttp({
      services: { marketing: { url: 'https://marketing.test/subscribe', headers: { 'api-key': 'k' } } },
      transport,
    }),
  )

test('a sign-up is posted as JSON under the shop’s key (API-12)', async () => {
  const mock = createMockFetch({ 'POST /subscribe': reply({ status: 'ok' }) })
  expect(await newsletterClient(mock).subscribe(footerSignUp('jane@example.com'))).toBeUndefined()
  expect(mock.calls).toMatchObject([
    {
      address: 'https://marketing.test/subscribe',
      headers: { 'api-key': 'k', 'content-type': 'application/json' },
      body: '{"email":"jane@example.com","consent":"SUBSCRIBED","consent_method":"Footer"}',
    },
  ])
})

test('a sign-up says in which language its letter is written', async () => {
  const mock = createMockFetch({ 'POST /subscribe': reply({ status: 'ok' }) })
  const services = { marketing: 'https://marketing.test/subscribe' }
  const client = createNewsletterClient(createHttp({ services, transport: mock }), { locale: 'fr-CA' })
  await client.subscribe(footerSignUp('jane@example.com'))
  expect(mock.calls).toMatchObject([{ headers: { 'accept-language': 'fr-CA' } }])
})

test('a refused sign-up is an error, and it is not sent again', async () => {
  const mock = createMockFetch({ 'POST /subscribe': reply({}, { status: 503 }) })
  await expect(newsletterClient(mock).subscribe(footerSignUp('jane@example.com'))).rejects.toMatchObject({
    code: 'server',
    operation: 'subscribe-newsletter',
  })
  expect(mock.calls).toHaveLength(1)
})
