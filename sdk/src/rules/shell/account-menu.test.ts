import {
  ACCOUNT_LINKS,
  ACCOUNT_MENU_CLOSE_DELAY_MS,
  accountClick,
  hasAccountMenu,
  keepsAccountMenu,
  LOG_OUT_LABEL,
  SIGNED_OUT_PATH,
} from './account-menu.ts'

test.each([
  [false, '/', { action: 'sign-in' }],
  [false, '/account', { action: 'sign-in' }],
  [false, '/login/help', { action: 'sign-in' }],
  [false, '/login', { action: 'none' }],
  [true, '/', { action: 'go', href: '/account' }],
  [true, '/login', { action: 'go', href: '/account' }],
])(
  "registered %p on %s: a click on 'My Account' does %j (SHL-12, SHL-13, SHL-14, C-37)",
  (registered, path, click) => {
    expect(accountClick(registered, path)).toEqual(click)
  },
)

test.each([
  [true, 992, true],
  [true, 991, false],
  [false, 992, false],
  [false, 400, false],
])('registered %p at %p pixels has the hover menu: %p (SHL-07, SHL-18, C-37)', (registered, width, has) => {
  expect(hasAccountMenu(registered, width)).toBe(has)
})

test.each([
  [99, false, true],
  [100, false, false],
  [0, false, true],
  [100, true, true],
  [5000, true, true],
])('%p ms after the pointer left, over the menu %p, it is open: %p (SHL-17, CON-05)', (since, over, open) => {
  expect(keepsAccountMenu(since, over)).toBe(open)
  expect(ACCOUNT_MENU_CLOSE_DELAY_MS).toBe(100)
})

test('the account menu lists the account sections and the way out (SHL-15, SHL-21)', () => {
  expect(ACCOUNT_LINKS.map(({ id, label, href }) => ({ id, label: label.message, href }))).toEqual([
    { id: 'profile', label: 'Account Details', href: '/account' },
    { id: 'orders', label: 'Order History', href: '/account/orders' },
    { id: 'addresses', label: 'Addresses', href: '/account/addresses' },
    { id: 'payments', label: 'Payment Methods', href: '/account/payments' },
    { id: 'favorites', label: 'Favorites', href: '/account/favorites' },
  ])
  expect([LOG_OUT_LABEL.message, SIGNED_OUT_PATH]).toEqual(['Log out', '/login'])
})
