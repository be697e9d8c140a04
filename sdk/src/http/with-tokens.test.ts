import { HttpError } from '../errors/http-error.ts'
import { getCategory } from '../operations/get-category.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import type { Operation } from '../operations/operation.ts'
import type { Http } from './http.ts'
import { validateResponse } from './validate-response.ts'
import { withTokens } from './with-tokens.ts'
import { catchError } from './testing/catch-error.ts'

const contract = emptyContract
const shopper: Operation = { ...getCategory, id: 'shopper-call', access: 'shopper' }

function setup(statuses: readonly number[] = []) {
  const left = [...statuses]
  const sent: unknown[] = []
  const requests: unknown[] = []
  const http: Http = {
    async send(operation, call) {
      sent.push([operation.id, call.headers])
      const status = left.shift() ?? 200
      if (status >= 400) throw new HttpError({ status }, { operation: operation.id })
      return validateResponse(call.contract, undefined, { operation: operation.id })
    },
  }
  const tokens = {
    current: async () => {
      requests.push('current')
      return 'token-1'
    },
    replace: async (refused: string) => {
      requests.push(`replace of ${refused}`)
      return 'token-2'
    },
  }
  return { http: withTokens(http, tokens), sent, requests }
}

const tokenInTime = () => new Promise<string>(resolve => setTimeout(() => resolve('token-1'), 5))

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test.each(['public', 'client', 'api-key'] as const)('a call for %s needs no token', async access => {
  const { http, sent, requests } = setup()
  await http.send({ ...shopper, access }, { contract })
  expect([sent, requests]).toEqual([[['shopper-call', undefined]], []])
})

test.each(['authorization', 'Authorization'])('a call that brings its own %s keeps it', async name => {
  const { http, sent, requests } = setup([401])
  expect(
    await catchError(http.send(shopper, { contract, headers: { [name]: 'Bearer mine' } })),
  ).toMatchObject({
    status: 401,
  })
  expect([sent, requests]).toEqual([[['shopper-call', { [name]: 'Bearer mine' }]], []])
})

test('a stream that was refused is not sent again, and the next one has the new token', async () => {
  const { http, sent, requests } = setup([401])
  const file = new Blob(['a photo']).stream()
  expect(await catchError(http.send(shopper, { contract, file }))).toMatchObject({ code: 'unauthorized' })
  expect(sent).toEqual([['shopper-call', bearer('token-1')]])
  expect(requests).toEqual(['current', 'replace of token-1'])
})

test('a shopper’s call carries the token beside its other headers', async () => {
  const { http, sent, requests } = setup()
  await http.send(shopper, { contract, headers: { 'x-site-id': 'Art' } })
  expect(sent).toEqual([['shopper-call', { 'x-site-id': 'Art', ...bearer('token-1') }]])
  expect(requests).toEqual(['current'])
})

test('a call whose token is refused is sent once more, with another', async () => {
  const { http, sent, requests } = setup([401])
  await http.send(shopper, { contract })
  expect(sent).toEqual([
    ['shopper-call', bearer('token-1')],
    ['shopper-call', bearer('token-2')],
  ])
  expect(requests).toEqual(['current', 'replace of token-1'])
})

test('a call is never sent a third time', async () => {
  const { http, sent } = setup([401, 401])
  expect(await catchError(http.send(shopper, { contract }))).toMatchObject({ code: 'unauthorized' })
  expect(sent).toHaveLength(2)
})

test.each([400, 403, 404, 409, 500])('the status %i has nothing to do with tokens', async status => {
  const { http, sent, requests } = setup([status])
  expect(await catchError(http.send(shopper, { contract }))).toMatchObject({ status })
  expect(sent).toHaveLength(1)
  expect(requests).toEqual(['current'])
})

test('a caller who leaves while the token is asked for is let go', async () => {
  const { http } = setup()
  const waiting = withTokens(http, {
    current: () => new Promise(() => {}),
    replace: () => new Promise(() => {}),
  })
  const leaving = new AbortController()
  const call = catchError(waiting.send(shopper, { contract, signal: leaving.signal }))
  leaving.abort('left')
  expect(await call).toMatchObject({ code: 'aborted', operation: 'shopper-call', cause: 'left' })
})

test('the time of a call ends its wait for a token, which goes on for others', async () => {
  const { http } = setup()
  const arrivals: ((token: string) => void)[] = []
  const token = new Promise<string>(resolve => arrivals.push(resolve))
  const patient = withTokens(http, { current: () => token, replace: () => token })
  const late = patient.send(shopper, { contract, timeoutMs: 20 })
  expect(await catchError(late)).toMatchObject({
    code: 'timeout',
    message: 'shopper-call took longer than 20 ms',
  })
  const other = patient.send(shopper, { contract })
  for (const arrive of arrivals) arrive('token-1')
  await other
})

test('a time beyond what a timer holds is not over at once', async () => {
  const { http, sent } = setup()
  const slow = withTokens(http, { current: tokenInTime, replace: tokenInTime })
  await slow.send(shopper, { contract, timeoutMs: Number.MAX_SAFE_INTEGER })
  expect(sent).toHaveLength(1)
})
