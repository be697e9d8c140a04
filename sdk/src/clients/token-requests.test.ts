import { createTokenSource } from '../auth/token-source.ts'
import { createMemoryStore } from '../auth/token-store.ts'
import { createHttp } from '../http/http.ts'
import { catchError } from '../http/testing/catch-error.ts'
import { fakeClock } from '../http/testing/fake-clock.ts'
import type { Transport } from '../http/transport.ts'
import { withTokens } from '../http/with-tokens.ts'
import { getCategory } from '../operations/get-category.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import { createAuthClient } from './auth.ts'
import { contracts, scope as publicScope, SECRET } from './testing/auth-fixture.ts'

const scope = { ...publicScope, clientSecret: SECRET }

/** A shop whose upstream issues token-1, token-2, … and accepts those that are not revoked. */
function setup({ refuses = false } = {}) {
  const clock = fakeClock()
  const grants: string[] = []
  const calls: string[] = []
  const revoked = new Set<string>()
  const hold: Promise<unknown>[] = []
  const transport: Transport = async (address, { headers, body, signal }) => {
    await Promise.all(hold)
    signal?.throwIfAborted()
    if (address.includes('/oauth2/token')) {
      const grant = (body instanceof URLSearchParams && body.get('grant_type')) || 'none'
      grants.push(grant)
      if (refuses && grant === 'refresh_token')
        return Response.json({ message: 'invalid refresh_token: refresh-1' }, { status: 400 })
      return Response.json({
        access_token: `token-${grants.length}`,
        refresh_token: `refresh-${grants.length}`,
        expires_in: 1800,
        refresh_token_expires_in: 2_592_000,
        usid: 'u',
        customer_id: 'c',
        enc_user_id: 'e',
      })
    }
    const token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? 'none'
    calls.push(token)
    return revoked.has(token) ? Response.json({}, { status: 401 }) : Response.json({})
  }
  const http = createHttp({ services: { commerce: 'https://api.test' }, transport, clock })
  const auth = createAuthClient(http, { ...scope, contracts, clock })
  const store = createMemoryStore()
  const tokens = createTokenSource({ fetch: auth.loginGuestWithSecret, refresh: auth.refresh, store, clock })
  const shop = withTokens(http, tokens)
  const ask = (signal?: AbortSignal) =>
    shop.send(getCategory, {
      contract: emptyContract,
      path: { organizationId: 'f_ecom', id: 'root' },
      signal,
    })
  return { ask, clock, grants, calls, revoked, hold, store }
}

const ten = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work))
const times = (value: string, count: number) => Array.from({ length: count }, () => value)

test('for ten cold calls a well-known SDK sends ten token requests; this one sends one', async () => {
  const { ask, grants, calls } = setup()
  await ten(() => ask())
  expect(grants).toEqual(['client_credentials'])
  expect(calls).toEqual(times('token-1', 10))
})

test('ten calls after the token’s end cause one refresh', async () => {
  const { ask, clock, grants, calls } = setup()
  await ask()
  await clock.advance(1_740_000)
  await ten(() => ask())
  expect(grants).toEqual(['client_credentials', 'refresh_token'])
  expect(calls).toEqual(['token-1', ...times('token-2', 10)])
})

test('ten refused calls cause one refresh, and each is sent once more', async () => {
  const { ask, grants, calls, revoked } = setup()
  await ask()
  revoked.add('token-1')
  await ten(() => ask())
  expect(grants).toEqual(['client_credentials', 'refresh_token'])
  expect(calls.toSorted()).toEqual([...times('token-1', 11), ...times('token-2', 10)])
})

test('a token that is refused even when it is new is not asked for again and again', async () => {
  const { ask, grants, calls, revoked } = setup()
  for (const token of ['token-1', 'token-2']) revoked.add(token)
  expect(await catchError(ask())).toMatchObject({ code: 'unauthorized', operation: 'get-category' })
  expect(grants).toEqual(['client_credentials', 'refresh_token'])
  expect(calls).toEqual(['token-1', 'token-2'])
})

test('guests whose refresh is refused go on as one new guest', async () => {
  const { ask, grants, calls, revoked } = setup({ refuses: true })
  await ask()
  revoked.add('token-1')
  await ten(() => ask())
  expect(grants).toEqual(['client_credentials', 'refresh_token', 'client_credentials'])
  expect(calls.filter(token => token === 'token-3')).toHaveLength(10)
})

test('a customer whose refresh is refused must sign in, and no error quotes a token', async () => {
  const { ask, grants, revoked, store } = setup({ refuses: true })
  await ask()
  const guest = await store.read()
  if (guest) await store.write({ ...guest, customerType: 'registered' })
  revoked.add('token-1')
  const errors = await ten(() => catchError(ask()))
  expect(new Set(errors).size).toBe(1)
  expect(errors[0]).toMatchObject({ name: 'SessionEndedError', code: 'unauthorized' })
  expect(JSON.stringify(errors[0]) + String(errors[0])).not.toMatch(/token-1|refresh-1/)
  expect(grants).toEqual(['client_credentials', 'refresh_token'])
  expect(await store.read()).toBeUndefined()
})

test('a caller who aborts leaves other callers’ token request alone', async () => {
  const { ask, grants, calls, hold } = setup()
  const gate = new EventTarget()
  hold.push(new Promise(resolve => gate.addEventListener('open', resolve, { once: true })))
  const leaving = new AbortController()
  const left = catchError(ask(leaving.signal))
  const staying = ten(() => ask())
  leaving.abort('left')
  expect(await left).toMatchObject({ code: 'aborted', cause: 'left' })
  gate.dispatchEvent(new Event('open'))
  await staying
  expect(grants).toEqual(['client_credentials'])
  expect(calls).toEqual(times('token-1', 10))
})
