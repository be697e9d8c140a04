import * as fc from 'fast-check'
import { parseProblem } from './parse-problem.ts'

const TYPE = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

test('the dialect of the commerce API', () => {
  const body = { title: 'x', type: `${TYPE}basket-not-found`, detail: 'No basket was found.' }
  expect(parseProblem(body)).toEqual({ problem: 'basket-not-found', sentence: 'No basket was found.' })
})

test('the dialect of the login service', () => {
  const message = { error: 'invalid_grant', error_description: 'old', message: 'invalid refresh_token' }
  expect(parseProblem(message)).toEqual({ problem: 'invalid_grant', sentence: 'invalid refresh_token' })
  expect(parseProblem({ error_description: 'No.' })).toEqual({ sentence: 'No.' })
})

test.each([
  ['a1,b2', ['a1', 'b2']],
  [
    ['a1', 7, 'b2'],
    ['a1', 'b2'],
  ],
])('the baskets in the way come as %j', (basketIds, expected) => {
  expect(parseProblem({ basketIds })).toEqual({ basketIds: expected })
})

test.each([
  [undefined],
  [null],
  ['not found'],
  [404],
  [[]],
  [{ type: 7, detail: 7, basketIds: 7 }],
  [{ type: '', detail: '', error: 'Unauthorized' }],
  [{ detail: '<html>' }],
  [{ detail: 'x'.repeat(301) }],
  [{ detail: { toString: 1 } }],
  [JSON.parse('{"__proto__":{"detail":"x"}}')],
  [{ type: `${TYPE}jane@example.com` }],
  [{ type: `${TYPE}W12345678` }],
  [{ type: `${TYPE}${'a'.repeat(21)}` }],
  [{ error: 'one two' }],
])('%j says nothing', body => {
  expect(parseProblem(body)).toEqual({})
})

test('a sentence may be 300 characters long', () => {
  expect(parseProblem({ detail: 'x'.repeat(300) }).sentence).toHaveLength(300)
})

test('a word that names no problem gives way to one that does', () => {
  expect(parseProblem({ type: 'about:blank', error: 'conflict' })).toEqual({ problem: 'conflict' })
})

test('no body is too strange', () => {
  fc.assert(
    fc.property(fc.jsonValue(), body => {
      expect(parseProblem(body)).toBeDefined()
    }),
  )
})
