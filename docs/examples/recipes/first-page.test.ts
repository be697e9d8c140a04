import {
  createMockFetch,
  reply,
  sampleCategory,
  sampleProductGroup,
  sampleVariant,
} from '@wallart/sdk/testing'
import { createStorefront } from '@wallart/sdk/storefront'
import { firstPage, openArt } from './first-page.ts'

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

function setup(changes: Partial<Parameters<typeof createStorefront>[0]> = {}) {
  const transport = createMockFetch({
    'GET /oauth2/authorize': reply(undefined, {
      status: 303,
      headers: { location: 'https://commerce.test/callback?code=c1&usid=usid-1' },
    }),
    'POST /oauth2/token': reply(tokens),
    'GET /oauth2/logout': reply({}),
    'GET /categories/root': reply(sampleCategory()),
    'GET /promotions': reply({}, { status: 503 }),
    'GET /groups/{upi}': reply(sampleProductGroup({ products: [sampleVariant({ services: [] })] })),
  })
  const storefront = createStorefront({
    siteId: 'Art',
    organizationId: 'o',
    services: { commerce: 'https://commerce.test', bizapi: 'https://bizapi.test' },
    auth: { clientId: 'page', redirectUri: 'https://commerce.test/callback' },
    transport,
    ...changes,
  })
  const callsTo = (end: string) => transport.calls.filter(({ path }) => path.endsWith(end))
  return { storefront, transport, callsTo }
}

function storageOf(stored: Map<string, string>) {
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  }
}

test('one call brings a menu and a work with price and options', async () => {
  const { storefront, callsTo } = setup()
  expect(await firstPage(storefront, 'A1042')).toEqual({
    menu: [expect.objectContaining({ name: expect.any(String) })],
    title: 'Quiet Ridge',
    price: '$29.99',
    options: [{ title: expect.any(String), available: true }],
  })
  expect(callsTo('/token')).toHaveLength(1)
})

test('the brand of the recipe is opened on the upstream that it is given', () => {
  const { scope } = openArt('http://127.0.0.1:4000')
  expect(scope).toEqual({
    organizationId: 'f_ecom_wallart',
    siteId: 'Art',
    locale: 'en-US',
    currency: 'USD',
  })
})

test('a guest is known again by the storage of the page, and forgotten tokens are revoked', async () => {
  const stored = new Map([['usid_Art', 'usid-before']])
  const { storefront, callsTo } = setup({ storage: storageOf(stored) })
  expect((await storefront.session()).usid).toBe('usid-1')
  expect(callsTo('/authorize')[0]?.query).toMatchObject({ usid: 'usid-before' })
  expect(stored.get('usid_Art')).toBe('usid-1')
  await storefront.signOut()
  expect(callsTo('/logout')).toHaveLength(1)
})

test('each brand remembers its own guest in a storage of both', async () => {
  const stored = new Map([['usid_AllPosters', 'usid-of-the-other']])
  const { storefront, callsTo } = setup({ storage: storageOf(stored) })
  await storefront.session()
  expect(callsTo('/authorize')[0]?.query['usid']).toBeUndefined()
  expect([...stored]).toEqual([
    ['usid_AllPosters', 'usid-of-the-other'],
    ['usid_Art', 'usid-1'],
  ])
})

const refuse = (): never => {
  throw new DOMException('forbidden', 'SecurityError')
}

test('a storage that refuses is a warning, and the shop goes on', async () => {
  const warnings: string[] = []
  const { storefront } = setup({
    storage: { getItem: refuse, setItem: refuse },
    log: { warn: (_, message) => void warnings.push(message) },
  })
  expect(await storefront.navigation.menu()).toHaveLength(1)
  expect((await storefront.session()).usid).toBe('usid-1')
  expect(new Set(warnings)).toEqual(new Set(['the storage cannot be used']))
})

test('what services forgive is told to the log, and every call to debug and hooks', async () => {
  const warnings: string[] = []
  const lines: string[] = []
  const operations: string[] = []
  const { storefront } = setup({
    services: { commerce: 'https://commerce.test' },
    log: { warn: (_, message) => void warnings.push(message) },
    debug: line => void lines.push(line),
    retries: 0,
    onRequest: ({ operation }) => void operations.push(operation),
  })
  expect(await storefront.promotions.byIds(['spring'])).toEqual([])
  expect(warnings).toHaveLength(1)
  await storefront.navigation.menu()
  expect(operations).toEqual(expect.arrayContaining(['authorize-guest', 'get-token', 'get-category']))
  expect(lines.join('\n')).not.toContain('access-1')
  expect(lines.filter(line => line.startsWith('get-category'))).toHaveLength(2)
})

test('a language that the brand does not have is named, with those that it has', () => {
  expect(() => setup({ locale: 'de-DE' })).toThrow(
    /^Art does not support the locale de-DE; it supports en-US, /,
  )
})
