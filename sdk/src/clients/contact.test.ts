import { createHttp } from '../http/http.ts'
import type { ContactMessage } from '../model/contact.ts'
import { sendContactMessageContract } from '../operations/send-contact-message.contract.ts'
import { reply, type MockHandler } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createContactClient } from './contact.ts'

const MESSAGE: ContactMessage = {
  topic: 'order',
  name: 'Ann Lee',
  email: 'ann@example.com',
  orderNumber: 'W000000014',
  message: 'Where is it?',
}

function contact(answer: MockHandler) {
  const transport = createMockFetch({ 'POST /v1/contact-messages': answer })
  const http = createHttp({ services: { bizapi: 'https://bizapi.test' }, transport })
  const contracts = { contactReference: sendContactMessageContract }
  return { transport, client: createContactClient(http, { siteId: 'Art', locale: 'fr-CA', contracts }) }
}

test('a message is posted for its brand and language, and has a reference', async () => {
  const { client, transport } = contact(reply({ reference: 'C12345678' }))
  expect(await client.send(MESSAGE)).toBe('C12345678')
  expect(transport.calls).toMatchObject([
    { query: { siteId: 'Art', locale: 'fr-CA' }, body: JSON.stringify(MESSAGE) },
  ])
})

test.each([
  [503, 'server'],
  [400, 'http'],
])('a message that is refused with %i is an error, and not sent again', async (status, code) => {
  const { client, transport } = contact(reply({}, { status }))
  await expect(client.send(MESSAGE)).rejects.toMatchObject({ code, operation: 'send-contact-message' })
  expect(transport.calls).toHaveLength(1)
})
