import * as fc from 'fast-check'
import { authorizationContract } from './authorization.contract.ts'

const check = (value: unknown) => authorizationContract['~standard'].validate(value)

test.each([
  ['https://shop.test/callback?usid=u-1&code=c%2B1', { code: 'c+1', usid: 'u-1' }],
  ['https://shop.test/callback?code=c-1#?error=x', { code: 'c-1', usid: '' }],
  ['/callback?code=c-1', { code: 'c-1', usid: '' }],
  [
    'https://shop.test/callback?code=c&error=invalid_request&error_description=usid+unknown',
    { refused: 'invalid_request', sentence: 'usid unknown' },
  ],
  ['https://shop.test/callback?error=server_error', { refused: 'server_error' }],
  ['https://shop.test/callback?error=jane@example.com', { refused: 'unknown_error' }],
  ['https://shop.test/callback?error=x&error_description=%3Cscript%3E', { refused: 'x' }],
  [`https://shop.test/callback?error=x&error_description=${'y'.repeat(301)}`, { refused: 'x' }],
])('the address %s is an answer', async (location, value) => {
  expect(await check({ location })).toEqual({ value })
})

test.each([
  [{ location: 'https://shop.test/callback' }],
  [{ location: 'https://shop.test/callback?usid=u-1&code=' }],
  [{ location: 'https://shop.test/callback#code=c-1' }],
  [{ location: '' }],
  [{ location: null }],
  [{}],
  [null],
  ['https://shop.test/callback?code=c-1'],
])('%j is no answer', async value => {
  expect(await check(value)).toEqual({
    issues: [{ message: 'neither a code nor an error', path: ['location'] }],
  })
})

test('no address makes it throw', () => {
  fc.assert(fc.property(fc.webUrl({ withQueryParameters: true }), location => void check({ location })))
  fc.assert(fc.property(fc.string(), location => void check({ location })))
})
