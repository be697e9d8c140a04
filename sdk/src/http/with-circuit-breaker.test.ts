import { ConfigError } from '../errors/config-error.ts'
import { AbortedError, NetworkError, TimeoutError, UnreadableError } from '../errors/connection-errors.ts'
import { ContractError } from '../errors/contract-error.ts'
import { createHttpError } from '../errors/http-status-errors.ts'
import { getCategory } from '../operations/get-category.ts'
import { getCustomer } from '../operations/get-customer.ts'
import { getPhotos } from '../operations/get-photos.ts'
import type { ServiceName } from '../operations/operation.ts'
import { withCircuitBreaker, type CircuitBreakerOptions } from './with-circuit-breaker.ts'
import type { Http } from './http.ts'
import { validateResponse } from './validate-response.ts'
import { anyContract } from './testing/any-contract.ts'
import { catchError } from './testing/catch-error.ts'

const context = { operation: 'get-thing' }
const down = new NetworkError(context)

function setup(options: CircuitBreakerOptions = {}) {
  const clock = { time: 1_000_000, now: () => clock.time }
  const changes: [ServiceName, boolean][] = []
  const onChange = (service: ServiceName, isDown: boolean) => void changes.push([service, isDown])
  const state: { fails: Error | undefined; sent: number } = { fails: undefined, sent: 0 }
  const base: Http = {
    async send(_, call) {
      state.sent += 1
      if (state.fails) throw state.fails
      return validateResponse(call.contract, 1, context)
    },
  }
  const http = withCircuitBreaker(base, {
    failureThreshold: 3,
    windowMs: 1000,
    coolDownMs: 500,
    clock,
    onChange,
    ...options,
  })
  const send = async (
    fails?: Error,
    service: ServiceName = 'commerce',
    shopper?: string,
    id = String(state.sent),
  ) => {
    state.fails = fails
    const call = { contract: anyContract, shopper, path: { id } }
    const error = await catchError(http.send({ ...getCategory, service }, call))
    return error instanceof Error && 'code' in error ? error.code : error
  }
  return { clock, changes, state, send, http }
}

async function failRepeatedly(send: (fails?: Error) => Promise<unknown>, times: number, error: Error = down) {
  for (let at = 0; at < times; at += 1) await send(error)
}

test('a service that failed often enough is left alone, and the caller told at once', async () => {
  const { state, send, changes } = setup()
  await failRepeatedly(send, 2)
  expect(await send(down)).toBe('network')
  expect(changes).toEqual([['commerce', true]])
  expect([await send(), state.sent]).toEqual(['unavailable', 3])
})

test('two failures are not three', async () => {
  const { send, changes } = setup()
  await failRepeatedly(send, 2)
  expect(await send()).toBe('nothing was thrown')
  expect(changes).toEqual([])
})

test('a service that mostly answers is not given up', async () => {
  const { send, changes } = setup()
  for (let at = 0; at < 4; at += 1) await send()
  await failRepeatedly(send, 3)
  expect(changes).toEqual([])
  await send(down)
  expect(changes).toEqual([['commerce', true]])
})

test.each([
  ['just within', 999, 1],
  ['beyond', 1000, 0],
])('failures count together %s their window', async (_, age, opened) => {
  const { clock, send, changes } = setup()
  await failRepeatedly(send, 2)
  clock.time += age
  await send(down)
  expect(changes).toHaveLength(opened)
})

test.each([
  ['timeout', new TimeoutError(context), true],
  ['unreadable', new UnreadableError(context), false],
  ['500', createHttpError({ status: 500 }, context), true],
  ['503', createHttpError({ status: 503 }, context), true],
  ['400', createHttpError({ status: 400 }, context), false],
  ['401', createHttpError({ status: 401 }, context), false],
  ['404', createHttpError({ status: 404 }, context), false],
  ['409', createHttpError({ status: 409 }, context), false],
  ['429', createHttpError({ status: 429 }, context), false],
  ['broken contract', new ContractError([], context), false],
  ['caller who left', new AbortedError(context), false],
  ['mistake of the caller', new ConfigError('x'), false],
  ['bug', new TypeError('x'), false],
])('is a %s a failure of the service?', async (_, error, isFailure) => {
  const { send, changes } = setup()
  await failRepeatedly(send, 5, error)
  expect(changes).toHaveLength(isFailure ? 1 : 0)
})

test('a caller who left counts neither way', async () => {
  const { send, changes } = setup()
  await failRepeatedly(send, 20, new AbortedError(context))
  await failRepeatedly(send, 3)
  expect(changes).toHaveLength(1)
})

test('after the cool-down one call finds the service back', async () => {
  const { clock, send, state, changes } = setup()
  await failRepeatedly(send, 3)
  clock.time += 499
  expect(await send()).toBe('unavailable')
  clock.time += 1
  expect(await send()).toBe('nothing was thrown')
  expect(await send()).toBe('nothing was thrown')
  expect([state.sent, changes]).toEqual([
    5,
    [
      ['commerce', true],
      ['commerce', false],
    ],
  ])
})

test('a service that is back starts with a clean record', async () => {
  const { clock, send, changes } = setup()
  await failRepeatedly(send, 3)
  clock.time += 500
  await send()
  await failRepeatedly(send, 2)
  expect(changes).toHaveLength(2)
})

test('a service that is still down is left alone for as long again, without a second report', async () => {
  const { clock, send, state, changes } = setup()
  await failRepeatedly(send, 3)
  clock.time += 500
  expect(await send(down)).toBe('network')
  clock.time += 499
  expect(await send()).toBe('unavailable')
  clock.time += 1
  expect(await send()).toBe('nothing was thrown')
  expect([state.sent, changes.length]).toEqual([5, 2])
})

test('a refusal shows that the service is back', async () => {
  const { clock, send, changes } = setup()
  await failRepeatedly(send, 3)
  clock.time += 500
  expect(await send(createHttpError({ status: 404 }, context))).toBe('not-found')
  expect(changes.at(-1)).toEqual(['commerce', false])
})

test('a probe that its caller gave up tells nothing, so the next call is the probe', async () => {
  const { clock, send, changes } = setup()
  await failRepeatedly(send, 3)
  clock.time += 500
  await send(new AbortedError(context))
  expect(changes).toHaveLength(1)
  expect(await send()).toBe('nothing was thrown')
  expect(changes).toHaveLength(2)
})

test('one service that is down does not take the others along', async () => {
  const { send } = setup()
  await failRepeatedly(send, 3)
  expect(await send(undefined, 'search')).toBe('nothing was thrown')
})

test('a clock that was set back a day keeps no service down for a day', async () => {
  const { clock, send } = setup()
  await failRepeatedly(send, 3)
  clock.time -= 86_400_000
  expect(await send()).toBe('nothing was thrown')
})

test.each([
  [1, 0],
  [9, 0],
  [10, 1],
])('where %i shoppers see nothing but failures, the circuit opens %i times', async (shoppers, opened) => {
  const { send, changes } = setup({ failureThreshold: 10 })
  for (let at = 0; at < 40; at += 1) await send(down, 'commerce', `shopper ${at % shoppers}`)
  expect(changes).toHaveLength(opened)
})

const failing = createHttpError({ status: 500 }, context)

test.each([
  ['fails', failing, 1, 0],
  ['fails', failing, 9, 0],
  ['fails', failing, 10, 1],
  ['hangs', new TimeoutError(context), 1, 0],
  ['hangs', new TimeoutError(context), 2, 1],
])(
  'where a service %s at %i of the works that shoppers look at, it opens %i times',
  async (_, error, works, opened) => {
    const { send, changes } = setup({ failureThreshold: 10 })
    for (let at = 0; at < 40; at += 1) await send(error, 'commerce', `shopper ${at}`, `work ${at % works}`)
    expect(changes).toHaveLength(opened)
  },
)

test.each([
  ['one term on forty pages', 0, { term: 'broken' }],
  ['forty terms', 1, {}],
])('a service that fails at %s opens it %i times', async (_, opened, named) => {
  const { state, changes, http } = setup({ failureThreshold: 10 })
  state.fails = failing
  for (let page = 1; page <= 40; page += 1) {
    const query = { term: `term ${page}`, page, sort: `sort ${page}`, ...named }
    await catchError(http.send(getCategory, { contract: anyContract, shopper: `shopper ${page}`, query }))
  }
  expect(changes).toHaveLength(opened)
})

test.each([
  ['answers with failures', 0, failing],
  ['is silent', 1, new TimeoutError(context)],
])('four failures of a service that %s open it %i times', async (_, opened, error) => {
  const { send, changes } = setup({ failureThreshold: 10, silenceThreshold: 4 })
  for (let at = 0; at < 4; at += 1) await send(error, 'commerce', `shopper ${at}`, `work ${at}`)
  expect(changes).toHaveLength(opened)
})

test.each([
  ['before', 1],
  ['since', 0],
])('twenty answers to calls that were sent %s a service fell silent: %i times open', async (when, opened) => {
  const { clock, send, changes } = setup({ failureThreshold: 10, silenceThreshold: 4 })
  const answers = async () => {
    for (let at = 0; at < 20; at += 1) await send()
  }
  const hang = async (shopper: string) => send(new TimeoutError(context), 'commerce', shopper, shopper)
  if (when === 'before') await answers()
  clock.time += 100
  await hang('first')
  if (when === 'since') await answers()
  for (let at = 0; at < 3; at += 1) await hang(`other ${at}`)
  expect(changes).toHaveLength(opened)
})

test('a call that is not answered forgets no answers beside failures', async () => {
  const { clock, send, changes } = setup({ failureThreshold: 10, silenceThreshold: 4 })
  for (let at = 0; at < 30; at += 1) await send()
  clock.time += 100
  await send(new TimeoutError(context), 'commerce', 'first', 'first')
  for (let at = 0; at < 12; at += 1) await send(failing, 'commerce', `shopper ${at}`, `work ${at}`)
  expect(changes).toEqual([])
})

test.each([getPhotos, getCustomer])(
  'what $id answers is each shopper’s own, though all ask at one address',
  async operation => {
    const { state, changes, http } = setup({ failureThreshold: 10 })
    state.fails = new TimeoutError(context)
    for (let at = 0; at < 10; at += 1)
      await catchError(http.send(operation, { contract: anyContract, shopper: `shopper ${at}` }))
    expect(changes).toHaveLength(1)
  },
)

test('a work whose probe failed leaves the next one to others', async () => {
  const { clock, send } = setup()
  await failRepeatedly(send, 3)
  clock.time += 500
  expect(await send(failing, 'commerce', 'one', 'broken')).toBe('server')
  clock.time += 500
  expect(await send(failing, 'commerce', 'two', 'broken')).toBe('unavailable')
  expect(await send(undefined, 'commerce', 'two', 'other')).toBe('nothing was thrown')
})

test('the failures of one shopper that do not count do not hide those of others', async () => {
  const { send, changes } = setup({ failureThreshold: 10 })
  for (let at = 0; at < 30; at += 1) await send(down, 'commerce', 'one')
  for (let at = 0; at < 9; at += 1) await send(down, 'commerce', `other ${at}`)
  expect(changes).toEqual([['commerce', true]])
})

test('a shopper whose probe failed leaves the next one to others', async () => {
  const { clock, send, state, changes } = setup()
  await failRepeatedly(send, 3)
  clock.time += 500
  expect(await send(down, 'commerce', 'one')).toBe('network')
  clock.time += 500
  expect(await send(down, 'commerce', 'one')).toBe('unavailable')
  expect(await send(undefined, 'commerce', 'other')).toBe('nothing was thrown')
  expect([state.sent, changes.length]).toEqual([5, 2])
})

test('a shopper who is alone probes later', async () => {
  const { clock, send } = setup()
  await failRepeatedly(send, 3)
  clock.time += 500
  expect(await send(down, 'commerce', 'one')).toBe('network')
  clock.time += 1000
  expect(await send(undefined, 'commerce', 'one')).toBe('nothing was thrown')
})
