import { HttpError } from '../errors/http-error.ts'
import { NetworkError } from '../errors/connection-errors.ts'
import { getCategory } from '../operations/get-category.ts'
import type { Contract } from '../model/contract.ts'
import type { Operation } from '../operations/operation.ts'
import type { Call } from './call.ts'
import type { Http } from './http.ts'
import { validateResponse } from './validate-response.ts'
import { withCache, type CachedResponse } from './with-cache.ts'
import { anyContract } from './testing/any-contract.ts'

const read: Operation = { ...getCategory, path: '/{id}', query: ['a'], cacheSeconds: 60 }

const numbers: Contract<number> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: value => (typeof value === 'number' ? { value } : { issues: [{ message: 'is no number' }] }),
  },
}

function setup(answers: (() => unknown)[]) {
  const stale: string[] = []
  let now = 1_000_000
  const answered: unknown[] = []
  const store = new Map<string, CachedResponse>()
  const http: Http = {
    async send(_operation, call) {
      const answer = answers.shift()?.()
      answered.push(answer)
      const result = await call.contract['~standard'].validate(answer)
      if (result.issues) throw new TypeError('the inner sender does not judge')
      return result.value
    },
  }
  const cachedHttp = withCache(http, {
    store: { get: key => store.get(key), set: (key, answer) => store.set(key, answer) },
    staleIfErrorSeconds: 600,
    clock: { now: () => now },
    onStale: ({ code }) => stale.push(code),
  })
  return {
    stale,
    sent: () => answered.length,
    later: (seconds: number) => (now += seconds * 1000),
    send: <T>(contract: Contract<T>, operation = read, call: Partial<Call<T>> = {}) =>
      cachedHttp.send(operation, { contract, path: { id: 'x' }, ...call }),
  }
}

const refuse = () => {
  throw new HttpError({ status: 404 }, { operation: 'x' })
}

const down = () => {
  throw new NetworkError({ operation: 'x' })
}

test('an answer is reused until its operation says no', async () => {
  const { send, sent, later } = setup([() => 1, () => 2])
  expect([await send(numbers), await send(numbers)]).toEqual([1, 1])
  later(59)
  expect([await send(numbers), sent()]).toEqual([1, 1])
  later(1)
  expect([await send(numbers), sent()]).toEqual([2, 2])
})

test('F43 when the clock is set back an answer is requested again, and stands in while the service is down', async () => {
  const { send, sent, later } = setup([() => 1, () => 2, down])
  await send(numbers)
  later(-86_400)
  expect([await send(numbers), sent()]).toEqual([2, 2])
  expect([await send(numbers), sent()]).toEqual([2, 2])
  later(-86_400)
  expect(await send(numbers)).toBe(2)
})

test.each([
  ['another path', read, { path: { id: 'y' } }],
  ['another query', read, { query: { a: 1 } }],
  ['a write', { ...read, effect: 'write' }, {}],
  ['a read that may not be kept', { ...read, cacheSeconds: 0 }, {}],
] as const)('%s is requested again', async (_, operation, call) => {
  const { send, sent } = setup([() => 1, () => 2])
  await send(numbers)
  await send(numbers, operation, call)
  expect(sent()).toBe(2)
})

test('an old answer stands in for a service that fails, for a while', async () => {
  const { send, later, stale } = setup([() => 1, down, down])
  await send(numbers)
  expect(stale).toEqual([])
  later(659)
  expect(await send(numbers)).toBe(1)
  expect(stale).toEqual(['network'])
  later(1)
  await expect(send(numbers)).rejects.toMatchObject({ code: 'network' })
  expect(stale).toEqual(['network'])
})

const unavailable = {
  throws: () => {
    throw new Error('closed')
  },
  rejects: () => Promise.reject(new Error('closed')),
}

test.each(Object.entries(unavailable))('a store that %s caches nothing', async (_how, ask) => {
  const http: Http = {
    async send(_operation, call) {
      return validateResponse(call.contract, 1, { operation: 'x' })
    },
  }
  const cachedHttp = withCache(http, { store: { get: ask, set: ask } })
  expect(await cachedHttp.send(read, { contract: numbers, path: { id: 'x' } })).toBe(1)
})

test('a stored answer that fits the contract no longer is none', async () => {
  const { send, sent, later, stale } = setup([() => 'of an older program', () => 2, () => 'older', down])
  await send(anyContract)
  expect(await send(numbers)).toBe(2)
  expect(await send(numbers)).toBe(2)
  expect(sent()).toBe(2)
  later(61)
  await send(anyContract)
  later(61)
  await expect(send(numbers)).rejects.toBeInstanceOf(NetworkError)
  expect(stale).toEqual([])
})

test('a broken answer takes the place of no good one', async () => {
  const { send, later } = setup([() => 1, () => 'broken', () => 3])
  await send(numbers)
  later(61)
  expect([await send(numbers), await send(numbers)]).toEqual([1, 3])
})

test('a refusal is no trouble of the service and reaches the caller', async () => {
  const { send, later } = setup([() => 1, refuse])
  await send(anyContract)
  later(61)
  await expect(send(anyContract)).rejects.toMatchObject({ code: 'not-found' })
})

test('an answer that is reused is checked once by each contract', async () => {
  let checks = 0
  const counting: Contract<{ readonly of: unknown }> = {
    '~standard': { version: 1, vendor: 'test', validate: of => ({ value: { of: [of, ++checks] } }) },
  }
  const { send } = setup([() => 1])
  await send(numbers)
  const [first, second] = [await send(counting), await send(counting)]
  expect(second).toBe(first)
  expect(checks).toBe(1)
  expect(await send(numbers)).toBe(1)
})
