import { NetworkError } from '../errors/connection-errors.ts'
import { HttpError } from '../errors/http-error.ts'
import { isRefusedRefresh } from './is-refused-refresh.ts'

const refusal = (status: number, sentence?: string) =>
  new HttpError({ status, sentence }, { operation: 'get-token' })

test.each([
  [refusal(400, 'invalid refresh_token'), true],
  [refusal(401, 'The Refresh Token is expired.'), true],
  [refusal(400, 'invalid client_id'), false],
  [refusal(400), false],
  [refusal(500, 'invalid refresh_token'), false],
  [refusal(429, 'too many refresh_token requests'), false],
  [new NetworkError({ operation: 'get-token' }), false],
  [new Error('invalid refresh_token'), false],
  ['invalid refresh_token', false],
  [undefined, false],
  [null, false],
  [{ status: 400, sentence: 'invalid refresh_token' }, true],
  [{ status: 400, sentence: 7 }, false],
  [{ sentence: 'invalid refresh_token' }, false],
])('%# only a service that does not know the refresh token any more ends a session', (error, ended) => {
  expect(isRefusedRefresh(error)).toBe(ended)
})
