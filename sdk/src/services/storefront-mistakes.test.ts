import { createStorefront, type StorefrontOptions } from './storefront.ts'

const OPTIONS: StorefrontOptions = {
  siteId: 'Art',
  organizationId: 'f_ecom_wallart',
  services: { commerce: 'https://shop.example' },
  auth: { clientId: 'partner', redirectUri: 'https://partner.example/callback' },
}

test.each([
  ['timeout', 5, /^createStorefront takes no timeout, but siteId, .*timeoutMs/],
  ['headers', 'x', /^createStorefront takes headers as an object\.$/],
  ['onRequest', 5, /^createStorefront takes onRequest as a function\.$/],
  ['timeoutMs', '5', /^createStorefront takes timeoutMs as a number\.$/],
  ['storage', null, /^createStorefront takes storage as an object\.$/],
  ['auth', { ...OPTIONS.auth, clientId: 5 }, /^auth takes clientId as a string\.$/],
  [
    'auth',
    { ...OPTIONS.auth, scope: 'x' },
    /^auth takes no scope, but clientId, clientSecret, redirectUri\.$/,
  ],
  ['hooks', { onAttempt: () => {} }, /^hooks takes no onAttempt, but beforeAttempt, afterAttempt\.$/],
  ['storage', {}, /^createStorefront needs storage\.getItem\(\), storage\.setItem\(\)\.$/],
  ['store', { read: () => undefined }, /^createStorefront needs store\.write\(\), store\.clear\(\)\.$/],
  [
    'services',
    { typahead: 'https://shop.example' },
    /^services takes no typahead, but commerce, .*typeahead/,
  ],
])('an option %s of %j is a mistake that is named', (name, value, message) => {
  expect(() => createStorefront({ ...OPTIONS, [name]: value })).toThrow(message)
})

test('an option that is undefined is as one that is left out', () => {
  const unset = { locale: undefined, store: undefined, transport: undefined, totalMs: undefined }
  const { session } = createStorefront({ ...OPTIONS, ...unset, onRequest: undefined })
  expect(session).toBeInstanceOf(Function)
})
