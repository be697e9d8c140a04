import { inspect } from 'node:util'
import * as fc from 'fast-check'
import { createGuestOrdersClient } from '../clients/guest-orders.ts'
import { createHttp } from '../http/http.ts'
import { lookUpGuestOrderContract } from '../operations/look-up-guest-order.contract.ts'
import { GUEST_ORDER_SAMPLE } from '../operations/testing/guest-order-sample.ts'
import { orderLookupParams } from '../rules/order-lookup/order-lookup-params.ts'
import { ORDER_NOT_FOUND } from '../rules/order/order-lookup-failure.ts'
import { failNetwork, reply, type MockHandler } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createGuestOrders } from './guest-orders.ts'

const typed = { orderNumber: ' W000 000042', email: 'Jane@Example.com ' }
const HASH = '9e26471d35a78862c17e467d87cddedf'

function guestOrders(answer: MockHandler) {
  const messages: unknown[][] = []
  const transport = createMockFetch({ 'GET /guest': answer })
  const http = createHttp({ services: { orders: 'https://orders.test' }, transport })
  const client = createGuestOrdersClient(http, { contracts: { order: lookUpGuestOrderContract } })
  const log = { warn: (...line: unknown[]) => void messages.push(line) }
  return {
    transport,
    messages,
    client,
    service: createGuestOrders(client, { siteId: 'Art', locale: 'en-US', log }),
  }
}

test('what was typed is cleaned and hashed, and the order comes with its view (ORD-12 to ORD-17)', async () => {
  const { service, transport, messages } = guestOrders(reply(GUEST_ORDER_SAMPLE))
  expect(await service.lookUp(typed)).toMatchObject({
    ok: true,
    value: {
      order: { orderNumber: 'W000000042' },
      view: { orderNumber: 'W000000042', date: 'March 1, 2026', itemCount: 2 },
    },
  })
  expect(transport.calls[0]?.query).toEqual({ orderId: 'W000000042', md5email: HASH })
  expect(messages).toEqual([])
})

test('a hash that came in a link is used as it is (ORD-15)', async () => {
  const { service, transport } = guestOrders(reply(GUEST_ORDER_SAMPLE))
  await service.lookUp({ orderNumber: 'W000000042', email: HASH.toUpperCase() })
  expect(transport.calls[0]?.query['md5email']).toBe(HASH)
})

test.each([
  { orderNumber: ' ', email: 'jane@example.com' },
  { orderNumber: 'W1', email: ' ' },
])('%j finds nothing, without a call', async input => {
  const { service, transport } = guestOrders(failNetwork())
  expect(await service.lookUp(input)).toEqual({ ok: false, error: { message: ORDER_NOT_FOUND } })
  expect(transport.calls).toEqual([])
})

const sentence = 'Orders are being counted. Please come back in an hour.'

test.each([
  ['there is none', reply({ message: sentence }, { status: 404 }), ORDER_NOT_FOUND, 0],
  ['there is no order number', reply({ message: sentence }), ORDER_NOT_FOUND, 0],
  ['nobody answers', failNetwork(), ORDER_NOT_FOUND, 1],
  ['a page comes back', reply('<html>', { headers: { 'content-type': 'text/html' } }), ORDER_NOT_FOUND, 1],
  ['the order is broken', reply({ ...GUEST_ORDER_SAMPLE, items: 1 }), ORDER_NOT_FOUND, 1],
  [
    'the service has a bug',
    reply({ message: 'TypeError: x is not a function' }, { status: 500 }),
    ORDER_NOT_FOUND,
    1,
  ],
  [
    'the service says why',
    reply({ message: sentence }, { status: 503 }),
    { code: 'order.server', message: sentence },
    1,
  ],
])('when %s, the shopper reads a sentence (ORD-19, ORD-21)', async (_, answer, error, lines) => {
  const { service, messages } = guestOrders(answer)
  expect(await service.lookUp(typed)).toMatchObject({ ok: false, error: { message: error } })
  expect(messages).toHaveLength(lines)
})

test.each([
  ['Art', true],
  [undefined, true],
  ['AllPosters', false],
])('an order of the site %j is found by the shop of Art: %j', async (siteId, isFound) => {
  const { service } = guestOrders(reply({ ...GUEST_ORDER_SAMPLE, siteId }))
  const found = await service.lookUp(typed)
  expect(found).toMatchObject(isFound ? { ok: true } : { ok: false, error: { message: ORDER_NOT_FOUND } })
})

test('a bug is not mistaken for an order that is not there', async () => {
  const client = {
    lookUp: async () => {
      throw new TypeError('a bug')
    },
  }
  await expect(
    createGuestOrders(client, { siteId: 'Art', locale: 'en-US', log: { warn: () => {} } }).lookUp(typed),
  ).rejects.toThrow('a bug')
})

const echoes: readonly ((text: string) => MockHandler)[] = [
  text => reply({ message: `There is no order for ${text} here.` }, { status: 404 }),
  text => reply({ detail: `There is no order for ${text} here.`, type: `/errors/${text}` }, { status: 400 }),
  text => reply({ error_description: `Too many questions of ${text} today.` }, { status: 429 }),
  text => reply({ message: `We are counting for ${text} now.`, basketIds: [text] }, { status: 500 }),
  text => reply({ ...GUEST_ORDER_SAMPLE, items: [{ total: text, [text]: text }] }),
  text => reply({ ...GUEST_ORDER_SAMPLE, orderNumber: { [text]: text } }),
  text => reply({ orderNumber: '', [text]: text }),
  text => reply(`<html>${text}</html>`, { headers: { 'content-type': 'text/html' } }),
  text => async () => {
    throw new TypeError(`fetch failed: https://orders.test/guest?md5email=${text}`)
  },
]

const canary = fc.record({
  name: fc.stringMatching(/^[a-zA-Z0-9+._-]{8,20}$/),
  domain: fc.stringMatching(/^[a-z]{8,12}$/),
  orderNumber: fc.stringMatching(/^W[0-9]{9}$/),
  answer: fc.constantFrom(...echoes),
  form: fc.constantFrom('typed', 'clean', 'encoded', 'hash', 'HASH', 'number'),
})

test('no error, no log line and no message ever holds the e-mail or its hash (SEC-09, SEC-31)', async () => {
  await fc.assert(
    fc.asyncProperty(canary, async ({ name, domain, orderNumber, answer, form }) => {
      const email = `${name}@${domain}.example`
      const params = orderLookupParams({ orderNumber, email })
      const forms: Readonly<Record<string, string>> = {
        typed: email,
        clean: email.toLowerCase(),
        encoded: encodeURIComponent(email),
        hash: params.md5email,
        HASH: params.md5email.toUpperCase(),
        number: orderNumber,
      }
      const { service, client, messages } = guestOrders(answer(forms[form] ?? ''))
      const outcome = await service.lookUp({ orderNumber, email })
      const error: unknown = await client.lookUp(params).catch((thrown: unknown) => thrown)
      expect(outcome.ok).toBe(false)
      expect(error).toBeInstanceOf(Error)
      const sentences = error instanceof Error && 'sentence' in error ? String(error.sentence) : ''
      const emitted = [outcome, messages, error].map(each => inspect(each, { depth: 20, showHidden: true }))
      const all = [...emitted, JSON.stringify([outcome, messages, error]), sentences].join('\n').toLowerCase()
      for (const secret of Object.values(forms)) expect(all).not.toContain(secret.toLowerCase())
      expect(all).not.toContain(domain)
    }),
    { numRuns: 200 },
  )
})
