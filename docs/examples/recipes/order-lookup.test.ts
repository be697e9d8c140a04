import { createHttp } from '@wallart/sdk/http'
import { createMockFetch, reply, sampleGuestOrder, type MockAnswer } from '@wallart/sdk/testing'
import { submitOrderLookup } from './order-lookup.ts'

const typed = { orderNumber: ' W123 456 789 ', orderEmailAddress: ' Jane@Example.com ' }

async function submitForm(answer: MockAnswer, form = typed) {
  const transport = createMockFetch({ 'GET /guest': answer })
  const http = createHttp({ services: { orders: 'https://orders.test' }, transport })
  const logged: unknown[] = []
  const page = await submitOrderLookup(http, form, { warn: details => logged.push(details) })
  return { page, logged, calls: transport.calls }
}

test('an order is found by its number and a hash of the e-mail', async () => {
  const { page, calls } = await submitForm(reply(sampleGuestOrder()))
  expect(page).toMatchObject({ order: { orderNumber: 'W123456789', itemCount: 2 } })
  expect(calls[0]?.query).toEqual({ orderId: 'W123456789', md5email: '9e26471d35a78862c17e467d87cddedf' })
})

test('an empty form is not sent', async () => {
  const { page, calls } = await submitForm(reply(), { orderNumber: '', orderEmailAddress: 'jane' })
  expect(page).toMatchObject({ issues: [{ field: 'orderNumber' }, { field: 'orderEmailAddress' }] })
  expect(calls).toEqual([])
})

test.each([
  ['no order', reply({ orderNumber: null }), 'order.not-found', 0],
  ['a readable refusal', reply({ message: 'Too many attempts today.' }, { status: 400 }), 'order.server', 1],
  ['a broken service', reply('<html>', { status: 502 }), 'order.not-found', 1],
])('%s gives the shopper a sentence', async (_, answer, code, logs) => {
  const { page, logged } = await submitForm(answer)
  expect(page).toMatchObject({ issues: [], failure: { code } })
  expect(logged).toHaveLength(logs)
  expect(JSON.stringify(logged)).not.toMatch(/jane|W123/i)
})
