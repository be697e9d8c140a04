import { basketContract } from '@wallart/sdk/contracts/basket'
import { createHttp } from '@wallart/sdk/http'
import { getBasket } from '@wallart/sdk/operations/get-basket'
import { createMockFetch, reply, sampleBasket } from '@wallart/sdk/testing'
import { createShopper } from './browser-tokens.ts'

const scope = {
  organizationId: 'o',
  siteId: 'Art',
  locale: 'en-US',
  clientId: 'page',
  redirectUri: 'https://shop.test/callback',
} as const
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
const redirect = reply(undefined, {
  status: 303,
  headers: { location: `${scope.redirectUri}?code=c1&usid=usid-1` },
})

function setup(stored = new Map<string, string>()) {
  const mock = createMockFetch({
    'GET /oauth2/authorize': redirect,
    'POST /oauth2/login': redirect,
    'POST /oauth2/token': reply(tokens),
    'GET /oauth2/logout': reply({}),
    'GET /baskets/{basketId}': reply(sampleBasket()),
  })
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  }
  const http = createHttp({ services: { commerce: 'https://commerce.test' }, transport: mock })
  const calls = () => mock.calls.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)
  return { mock, http, stored, calls, shopper: createShopper(http, scope, () => storage) }
}

const read = ({ http }: ReturnType<typeof createShopper>) =>
  http.send(getBasket, {
    contract: basketContract,
    path: { organizationId: 'o', basketId: 'basket-1' },
    query: { siteId: 'Art' },
  })

test('ten calls of a new shopper send one token request, and only the usid is stored', async () => {
  const { calls, stored, shopper } = setup()
  await Promise.all(Array.from({ length: 10 }, () => read(shopper)))
  expect(calls().filter(call => !call.endsWith('basket-1'))).toEqual(['GET authorize', 'POST token'])
  expect([...stored]).toEqual([['usid_Art', 'usid-1']])
})

test('a sign-in takes the guest’s usid along, and a sign-out forgets the session', async () => {
  const { mock, calls, shopper } = setup()
  await read(shopper)
  await shopper.signIn({ username: 'jane@example.com', password: 'secret' })
  expect(mock.calls.find(({ path }) => path.endsWith('/login'))?.body).toContain('usid=usid-1')
  expect(await shopper.session()).toMatchObject({ customerType: 'registered' })
  await shopper.signOut()
  expect(await shopper.session()).toBeUndefined()
  expect(calls().at(-1)).toBe('GET logout')
})

test.each(['a sentence of another script', 'x'.repeat(5000), ''])('%.10j is no usid to send', async value => {
  const { mock, stored, shopper } = setup(new Map([['usid_Art', value]]))
  await read(shopper)
  expect(mock.calls[0]?.query).not.toHaveProperty('usid')
  expect(stored.get('usid_Art')).toBe('usid-1')
})

test('where the browser refuses its storage, the shopper is a guest all the same', async () => {
  const { http, mock } = setup()
  const shopper = createShopper(http, scope, () => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(await read(shopper)).toBeDefined()
  await shopper.signIn({ username: 'jane@example.com', password: 'secret' })
  expect(mock.calls[0]?.query).not.toHaveProperty('usid')
})
