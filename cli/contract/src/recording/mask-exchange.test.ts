import * as fc from 'fast-check'
import { lookUpGuestOrder } from '@wallart/sdk/operations/look-up-guest-order'
import { sampleGuestOrder } from '@wallart/sdk/testing'
import { planFor } from '../probes/plans.ts'
import { inferShape } from '../baseline/shape.ts'
import { maskExchange } from './mask-exchange.ts'
import { createPseudonymizer } from './pseudonymize.ts'

const pseudonym = createPseudonymizer(Buffer.from('salt'))

const exchange = (body: unknown, headers = {}) => ({
  caseId: 'x',
  operation: 'look-up-guest-order',
  status: 200,
  headers,
  text: JSON.stringify(body),
  ms: 1,
  bytes: 1,
})

test('a masked order has the same shape and keeps its contract, without personal data', async () => {
  const order = sampleGuestOrder()
  const { text = '' } = maskExchange(exchange(order), lookUpGuestOrder, pseudonym)
  const copy: unknown = JSON.parse(text)
  expect(inferShape([copy])).toEqual(inferShape([order]))
  expect(text).not.toMatch(/Jane|Miller|Harbor|Albany|12207|1111|W123456789|1Z0042/)
  const result = await planFor('look-up-guest-order')?.contract['~standard'].validate(copy)
  expect(result?.issues).toBeUndefined()
})

test('whatever an e-mail address or an order number is, none gets onto paper', () => {
  const places = ['orderNumber', 'email', 'firstName', 'trackingUrl', 'customerInfo']
  fc.assert(
    fc.property(
      fc.emailAddress(),
      fc.stringMatching(/^W\d{9}$/),
      fc.constantFrom(...places),
      (email, number, name) => {
        const body = { [name]: { deep: [email, number] }, note: `for ${email}`, orderNumber: number }
        const { text = '' } = maskExchange(exchange(body), lookUpGuestOrder, pseudonym)
        expect(text).not.toContain(email)
        expect(text).not.toContain(number)
      },
    ),
  )
})

test('of the headers only harmless ones stay, and the address of a redirect keeps its names only', () => {
  const headers = {
    'set-cookie': 'a=b',
    'content-type': 'text/html',
    location: 'http://x/callback?code=abc1&usid=d2',
  }
  const { headers: maskedHeaders } = maskExchange(exchange({}, headers), lookUpGuestOrder, pseudonym)
  expect(Object.keys(maskedHeaders)).toEqual(['content-type', 'location'])
  expect(maskedHeaders['location']).toMatch(/^http:\/\/x\/callback\?code=[a-z]{3}\d&usid=[a-z]\d$/)
  expect(maskedHeaders['location']).not.toContain('abc1')
})

test('the same value has the same pseudonym everywhere, also within another text', () => {
  const { text = '' } = maskExchange(
    exchange({ orderNumber: 'W123456789', itemId: 'W123456789-1' }),
    lookUpGuestOrder,
    pseudonym,
  )
  const number = pseudonym('W123456789')
  expect(JSON.parse(text)).toEqual({ orderNumber: number, itemId: `${number}-1` })
  expect(number).toMatch(/^[A-Z]\d{9}$/)
  expect(createPseudonymizer()('W123456789')).not.toBe(number)
})

test('what is no JSON is masked as a whole', () => {
  const page = { ...exchange({}), text: '<h1>Hello Jane 42</h1>' }
  expect(maskExchange(page, lookUpGuestOrder, pseudonym).text).toBe('<x0>xxxxx xxxx 00</x0>')
})
