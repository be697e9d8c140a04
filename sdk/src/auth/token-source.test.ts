import { HttpError } from '../errors/http-error.ts'
import { catchError } from '../http/testing/catch-error.ts'
import { fakeClock } from '../http/testing/fake-clock.ts'
import type { Session } from '../model/session.ts'
import { sampleSession } from './testing/sample-session.ts'
import { createTokenSource, type TokenSourceOptions } from './token-source.ts'
import { createMemoryStore, type TokenStore } from './token-store.ts'

const REFUSED = new HttpError(
  { status: 400, sentence: 'invalid refresh_token' },
  { operation: 'get-token', requestId: 'r-1' },
)

interface SetupOptions extends Partial<TokenSourceOptions> {
  readonly stored?: Session
}

function setup({ stored, store = createMemoryStore(stored), ...rest }: SetupOptions = {}) {
  const clock = fakeClock()
  const requests: string[] = []
  const issued = (name: string) => {
    requests.push(name)
    const n = requests.length + 1
    return sampleSession({
      accessToken: `access-${n}`,
      refreshToken: `refresh-${n}`,
      accessEndsAt: clock.now() + 1_800_000,
      refreshEndsAt: clock.now() + 2_592_000_000,
    })
  }
  const tokens = createTokenSource({
    fetch: async () => issued('guest'),
    refresh: async ({ refreshToken, customerType }) => ({ ...issued(refreshToken), customerType }),
    store,
    clock,
    ...rest,
  })
  return { tokens, store, clock, requests }
}

const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work))
const same = (value: string) => Array.from({ length: 10 }, () => value)

test('ten cold calls begin one guest session, and keep it', async () => {
  const { tokens, store, requests } = setup()
  expect(await many(tokens.current)).toEqual(same('access-2'))
  expect(requests).toEqual(['guest'])
  expect(await store.read()).toMatchObject({ accessToken: 'access-2' })
  expect(await tokens.current()).toBe('access-2')
  expect(await tokens.session()).toEqual(await store.read())
  expect(requests).toEqual(['guest'])
})

test.each([
  [1_739_999, 'access-1', []],
  [1_740_000, 'access-2', ['refresh-1']],
  [2_592_000_000 - 1, 'access-2', ['refresh-1']],
  [2_592_000_000, 'access-2', ['guest']],
])('after %i ms a session of half an hour goes on with %s', async (ms, token, expected) => {
  const { tokens, clock, requests } = setup({ stored: sampleSession() })
  await clock.advance(ms)
  expect(await many(tokens.current)).toEqual(same(token))
  expect(requests).toEqual(expected)
})

test('how early a token counts as ended can be said', async () => {
  const { tokens, clock, requests } = setup({ stored: sampleSession(), skewMs: 0 })
  await clock.advance(1_799_999)
  expect(await tokens.current()).toBe('access-1')
  await clock.advance(1)
  expect(await tokens.current()).toBe('access-2')
  expect(requests).toEqual(['refresh-1'])
})

test('ten refusals of one token cause one refresh', async () => {
  const { tokens, requests } = setup({ stored: sampleSession() })
  expect(await many(() => tokens.replace('access-1'))).toEqual(same('access-2'))
  expect(requests).toEqual(['refresh-1'])
})

test('a late refusal of an old token gets the newer one without a request', async () => {
  const { tokens, requests } = setup({ stored: sampleSession({ accessToken: 'access-7' }) })
  expect(await tokens.replace('access-1')).toBe('access-7')
  expect(requests).toEqual([])
})

test('a refusal that meets an older look into the store still gets another token', async () => {
  const { tokens, requests } = setup({ stored: sampleSession() })
  const early = tokens.current()
  const late = many(() => tokens.replace('access-1'))
  expect(await early).toBe('access-1')
  expect(await late).toEqual(same('access-2'))
  expect(requests).toEqual(['refresh-1'])
})

test('a service that issues the refused token again is asked once', async () => {
  let requests = 0
  const refresh = async () => {
    requests += 1
    return sampleSession()
  }
  const { tokens } = setup({ stored: sampleSession(), refresh })
  expect(await many(() => tokens.replace('access-1'))).toEqual(same('access-1'))
  expect(requests).toBe(1)
})

test('a guest whose refresh is refused becomes a new guest, calmly', async () => {
  const forgotten: unknown[] = []
  const inner = createMemoryStore(sampleSession())
  const store: TokenStore = {
    ...inner,
    clear() {
      forgotten.push('forgotten')
      return inner.clear()
    },
  }
  const { tokens, requests } = setup({ store, refresh: () => Promise.reject(REFUSED) })
  expect(await many(() => tokens.replace('access-1'))).toEqual(same('access-2'))
  expect(requests).toEqual(['guest'])
  expect(forgotten).toEqual(['forgotten'])
  expect(await store.read()).toMatchObject({ accessToken: 'access-2' })
})

test.each([
  ['refused', 0],
  ['too late', 2_592_000_000],
])(
  'a customer whose refresh is %s must sign in: all who wait are told, and the next is a guest',
  async (_, ms) => {
    const stored = sampleSession({ customerType: 'registered' })
    const { tokens, store, clock, requests } = setup({ stored, refresh: () => Promise.reject(REFUSED) })
    await clock.advance(ms)
    const errors = await many(() => catchError(tokens.replace('access-1')))
    expect(new Set(errors).size).toBe(1)
    expect(errors[0]).toMatchObject({
      name: 'SessionEndedError',
      code: 'unauthorized',
      operation: 'get-token',
    })
    expect(await store.read()).toBeUndefined()
    expect(requests).toEqual([])
    expect(await tokens.current()).toBe('access-2')
    expect(requests).toEqual(['guest'])
  },
)

test('a service that is down ends no session and is asked again by the next', async () => {
  const down = new HttpError({ status: 503 }, { operation: 'get-token' })
  const answers = [() => Promise.reject(down), async () => sampleSession({ accessToken: 'access-9' })]
  const refresh = () => answers.shift()?.() ?? Promise.reject(new Error('asked too often'))
  const { tokens, store } = setup({ stored: sampleSession(), refresh })
  const errors = await many(() => catchError(tokens.replace('access-1')))
  expect(new Set(errors)).toEqual(new Set([down]))
  expect(await store.read()).toEqual(sampleSession())
  expect(await tokens.replace('access-1')).toBe('access-9')
})

test('a guest session that cannot begin is an error for its waiting callers alone', async () => {
  const down = new Error('down')
  const answers = [() => Promise.reject(down), async () => sampleSession()]
  const { tokens } = setup({ fetch: () => answers.shift()?.() ?? Promise.reject(down) })
  expect(new Set(await many(() => catchError(tokens.current())))).toEqual(new Set([down]))
  expect(await tokens.current()).toBe('access-1')
})

const someoneElse = sampleSession({ accessToken: 'access-else', refreshToken: 'refresh-else' })

test.each([
  ['signed in', someoneElse, 'access-else', []],
  ['signed out', undefined, 'access-2', ['guest']],
])('who %s during a refresh is not undone by it', async (_, after, token, expected) => {
  for (const outcome of [
    Promise.resolve(sampleSession({ accessToken: 'too-late' })),
    Promise.reject(REFUSED),
  ]) {
    const store = createMemoryStore(sampleSession())
    const refresh = async () => {
      await (after ? store.write(after) : store.clear())
      return outcome
    }
    const { tokens, requests } = setup({ store, refresh })
    expect(await tokens.replace('access-1')).toBe(token)
    expect(await store.read()).toMatchObject({ accessToken: token })
    expect(requests).toEqual(expected)
  }
})

test('who signs in while a guest session begins stays signed in', async () => {
  const store = createMemoryStore()
  const fetch = async () => {
    await store.write(someoneElse)
    return sampleSession()
  }
  const { tokens } = setup({ store, fetch })
  expect(await tokens.current()).toBe('access-else')
  expect(await store.read()).toEqual(someoneElse)
})

test('a store that is slow or broken is waited for or complained about, once for all', async () => {
  const broken = new Error('the store is broken')
  const { tokens } = setup({ store: { ...createMemoryStore(), read: () => Promise.reject(broken) } })
  expect(new Set(await many(() => catchError(tokens.current())))).toEqual(new Set([broken]))
})

test('without a given store and clock, sessions are stored in memory by the system time', async () => {
  let requests = 0
  const fetch = async () => {
    requests += 1
    return sampleSession({ accessEndsAt: Date.now() + 1_800_000 })
  }
  const tokens = createTokenSource({ fetch, refresh: () => Promise.reject(REFUSED) })
  await tokens.current()
  await tokens.current()
  expect(requests).toBe(1)
})
