import { DEFAULT_REDIRECT_TARGET, redirectTarget } from './redirect-target.ts'

test.each([
  ['/cart', '/cart'],
  ['/account/orders?page=2#x', '/account/orders?page=2#x'],
  ['/help/login-help', '/help/login-help'],
  ['/loginx', '/loginx'],
  ['/orders?from=/login', '/orders?from=/login'],
  ['/login/done', '/login/done'],
])('after signing in %j is reached (S-62, SEC-01)', (value, target) => {
  expect(redirectTarget(value)).toBe(target)
})

test.each([
  '//evil',
  '/\\evil',
  '/%5Cevil',
  '%2F%2Fevil',
  'https:evil',
  'javascript:alert(1)',
  '/\t/evil',
  '/login?redirect=//evil',
  '/login',
  '/login//',
  '/logout',
  '/%6Cogin',
  '/Login',
  '/art/en-us/login#x',
  '/registration',
  '/b2b_registration',
  '/callback?code=1',
  `/${'a'.repeat(4096)}`,
  ['/cart'],
  undefined,
])('after signing in %j is replaced by the account (S-62, SEC-01)', value => {
  expect(redirectTarget(value)).toBe('/account')
})

test('another page may stand in for the account (S-62)', () => {
  expect(redirectTarget('//evil', '/')).toBe('/')
  expect(redirectTarget('/login', '/')).toBe('/')
  expect(redirectTarget('/cart', '/')).toBe('/cart')
  expect(DEFAULT_REDIRECT_TARGET).toBe('/account')
})
