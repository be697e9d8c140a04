import * as fc from 'fast-check'
import { ORDER_NOT_FOUND, orderLookupFailure } from './order-lookup-failure.ts'

const SENTENCE = 'Too many tries. Wait a minute.'

test('the fixed text is the specified one (ORD-19)', () => {
  expect(ORDER_NOT_FOUND).toEqual({
    code: 'order.not-found',
    message: 'We could not find an order using the details you provided.',
  })
})

test.each([
  [{ status: 429, body: { message: SENTENCE } }],
  [{ status: 500, body: { detail: ` ${SENTENCE} ` } }],
  [{ status: 400, body: { message: SENTENCE, detail: 'Something else entirely.' } }],
])('a readable sentence of the server is shown: %j (ORD-19, ORD-21, C-09)', failure => {
  expect(orderLookupFailure(failure)).toEqual({ code: 'order.server', message: SENTENCE })
})

test.each([
  ['a network failure', {}],
  ['a network failure', { body: { message: SENTENCE } }],
  ['an unknown order', { status: 404, body: { message: SENTENCE } }],
  ['an answer without order number', { status: 200, body: { message: SENTENCE } }],
  ['a status just below failure', { status: 399, body: { message: SENTENCE } }],
  ['no status at all', { status: Number.NaN, body: { message: SENTENCE } }],
  ['no body', { status: 500 }],
  ['an empty body', { status: 500, body: null }],
  ['a body that is no object', { status: 500, body: SENTENCE }],
  ['an object without a sentence', { status: 500, body: { error: SENTENCE } }],
  ['a sentence that is no text', { status: 500, body: { message: 500 } }],
  ['an empty sentence', { status: 500, body: { message: '  ' } }],
  ['a single word', { status: 500, body: { message: 'Fault' } }],
  ['a technical error', { status: 500, body: { message: 'HTTPError 500' } }],
  ['an exception', { status: 500, body: { message: 'java.lang.NullPointerException at line 5' } }],
  ['a page', { status: 500, body: { message: '<h1>Bad gateway here</h1>' } }],
  ['closing markup', { status: 500, body: { message: 'so it > was' } }],
  ['a nested body', { status: 500, body: { message: '{"fault": "a b"}' } }],
  ['a closing brace', { status: 500, body: { message: 'so it } was' } }],
  ['a list', { status: 500, body: { message: '[object Object] was thrown' } }],
  ['a closing bracket', { status: 500, body: { message: 'so it ] was' } }],
  ['an address', { status: 500, body: { message: 'See https://internal.example/x for more' } }],
  ['another address', { status: 500, body: { message: 'See http://internal.example/x for more' } }],
  ['several lines', { status: 500, body: { message: 'Broken thing\n    at lookup' } }],
  ['an endless sentence', { status: 500, body: { message: 'so long '.repeat(26) } }],
])('%s gives the fixed text (ORD-19, C-09, S-56)', (_what, failure) => {
  expect(orderLookupFailure(failure)).toBe(ORDER_NOT_FOUND)
})

test('a sentence may be 200 characters long and no longer (C-09)', () => {
  const long = `Sorry ${'a'.repeat(194)}`
  expect(orderLookupFailure({ status: 500, body: { message: long } }).message).toBe(long)
  expect(orderLookupFailure({ status: 500, body: { message: `${long}a` } })).toBe(ORDER_NOT_FOUND)
})

test('no server body can break the form (S-56)', () => {
  fc.assert(
    fc.property(fc.integer(), fc.anything(), (status, body) => {
      expect(orderLookupFailure({ status, body }).message).not.toBe('')
    }),
  )
})
