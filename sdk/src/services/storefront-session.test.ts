import type { TokenStore } from '../auth/token-store.ts'
import type { Session } from '../model/session.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { reply, type MockHandler } from '../testing/mock-handlers.ts'
import { createStorefront, type StorefrontOptions } from './storefront.ts'

const redirectUri = 'https://shop.test/callback'
const redirect = reply(undefined, {
  status: 303,
  headers: { location: `${redirectUri}?code=c1&usid=usid-1` },
})

function open(options: Partial<StorefrontOptions>, authorize: MockHandler = redirect) {
  const tokens = {
    access_token: 'access-1',
    refresh_token: 'refresh-1',
    expires_in: 1800,
    refresh_token_expires_in: 86_400,
    usid: 'usid-1',
    customer_id: 'customer-1',
    enc_user_id: 'enc-1',
    token_type: 'Bearer',
    id_token: '',
    idp_access_token: '',
  }
  const transport = createMockFetch({
    'GET /oauth2/authorize': authorize,
    'POST /oauth2/token': reply(tokens),
    'GET /oauth2/logout': reply({}),
    'GET /customers/{customerId}/baskets': reply({ total: 0 }),
  })
  const storefront = createStorefront({
    siteId: 'Art',
    organizationId: 'f_ecom_wallart',
    services: { commerce: 'https://commerce.test' },
    auth: { clientId: 'page', redirectUri },
    transport,
    ...options,
  })
  const usids = () =>
    transport.calls.filter(({ path }) => path.endsWith('/authorize')).map(({ query }) => query['usid'])
  return { storefront, usids }
}

class ClassStore implements TokenStore {
  session: Session | undefined
  async read() {
    return this.session
  }
  async write(session: Session) {
    this.session = session
  }
  async clear() {
    this.session = undefined
  }
}

const literal = {
  session: undefined as Session | undefined,
  async read() {
    return this.session
  },
  async write(session: Session) {
    this.session = session
  },
  async clear() {
    this.session = undefined
  },
}

test.each([
  ['a class', new ClassStore()],
  ['an object whose methods use this', literal],
])('the session may be stored in %s', async (_, store) => {
  const { storefront, usids } = open({ store })
  await storefront.session()
  expect(store.session?.accessToken).toBe('access-1')
  await storefront.session()
  expect(usids()).toHaveLength(1)
  await storefront.signOut()
  expect(store.session).toBeUndefined()
})

/** A browser's storage that holds one value. */
function storageOf(value: string) {
  const values = new Map([['usid_Art', value]])
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, next: string) => void values.set(name, next),
  }
}

const answerUnless =
  (refused: string, status: number): MockHandler =>
  (call, clock) =>
    (call.query['usid'] === refused ? reply({ status_code: String(status) }, { status }) : redirect)(
      call,
      clock,
    )

test.each([400, 414, 431])('a remembered usid that is refused with %d is not sent again', async status => {
  const storage = storageOf('a sentence of another script')
  const { storefront, usids } = open({ storage }, answerUnless('a sentence of another script', status))
  expect(await storefront.session()).toMatchObject({ usid: 'usid-1' })
  expect(usids()).toEqual(['a sentence of another script', undefined])
  expect(storage.values.get('usid_Art')).toBe('usid-1')
})

test('a remembered usid is not given up while the service is away', async () => {
  const storage = storageOf('usid-0')
  const { storefront, usids } = open({ storage, retries: 0 }, answerUnless('usid-0', 503))
  await expect(storefront.session()).rejects.toMatchObject({ status: 503 })
  expect(usids()).toEqual(['usid-0'])
})

test.each([
  ['answers', () => Promise.resolve('usid-0'), 'it answers with a promise'],
  ['refuses', () => Promise.reject(new Error('full')), 'Error: full'],
])('a storage that %s later is a warning, and no failure', async (_, later, error) => {
  const warnings: unknown[] = []
  const storage = Object(null)
  Object.assign(storage, { getItem: later, setItem: later })
  const { storefront, usids } = open({
    storage,
    log: { warn: (details, message) => void warnings.push([message, details]) },
  })
  await storefront.session()
  expect(usids()).toEqual([undefined])
  expect(warnings).toEqual([
    ['the storage cannot be used', { error }],
    ['the storage cannot be used', { error }],
  ])
})
