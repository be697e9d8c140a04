import { redirectTarget } from '../address/redirect-target.ts'
import { accountRedirect, businessRedirect } from './page-guard.ts'
import { requireSignIn } from './require-sign-in.ts'

test.each([
  ['/account', '/login?redirect=%2Faccount'],
  ['/account/orders?page=2', '/login?redirect=%2Faccount%2Forders%3Fpage%3D2'],
  ['/account?a=1', '/login?redirect=%2Faccount%3Fa%3D1'],
  ['/accounting', undefined],
  ['/my/account', undefined],
  ['/cart', undefined],
])('a guest on %s is sent to %s, and the page is remembered (S-30)', (address, location) => {
  expect(accountRedirect(false, address)).toBe(location)
  const remembered = new URLSearchParams(location?.split('?')[1]).get('redirect')
  expect(redirectTarget(remembered, address)).toBe(address)
})

test('a registered customer stays in the account (S-30)', () => {
  expect(accountRedirect(true, '/account/orders')).toBeUndefined()
})

test.each([
  [false, 'Art', undefined],
  [false, 'AllPosters', '/registration'],
  [true, 'Art', '/account'],
  [true, 'AllPosters', '/account'],
] as const)(
  'registered %p on %s: business registration sends to %s (S-31)',
  (registered, siteId, location) => {
    expect(businessRedirect(registered, siteId)).toBe(location)
  },
)

test.each([
  [true, '/', { allowed: true }],
  [true, '/login', { allowed: true }],
  [false, '/', { allowed: false, show: 'dialog' }],
  [false, '/registration', { allowed: false, show: 'dialog' }],
  [
    false,
    '/login',
    {
      allowed: false,
      show: 'toast',
      message: { code: 'auth.required', message: 'Please sign in to continue!' },
    },
  ],
])('registered %p on %s: an action for customers demands %j (SHL-12, SHL-13)', (registered, path, demand) => {
  expect(requireSignIn(registered, path)).toEqual(demand)
})
