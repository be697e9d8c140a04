import { shopperClass, shopperState } from './shopper.ts'

test.each([
  [undefined, { customerType: 'guest', isRegistered: false, isGuest: true }],
  [
    { customerId: 'c1', customerType: 'guest' as const },
    { customerId: 'c1', customerType: 'guest', isRegistered: false, isGuest: true },
  ],
  [
    { customerId: 'c2', customerType: 'registered' as const, email: 'ann@shop.test' },
    { customerId: 'c2', customerType: 'registered', isRegistered: true, isGuest: false },
  ],
])('a customer %j is either a guest or registered (ACC-11, SHL-02)', (customer, state) => {
  expect(shopperState(customer)).toStrictEqual(state)
})

test.each([
  [{ siteId: 'Art', isRegistered: false }, 'anonymous'],
  [{ siteId: 'Art', isRegistered: false, looksUpOrder: true }, 'order-guest'],
  [{ siteId: 'Art', isRegistered: false, isBusiness: true }, 'anonymous'],
  [{ siteId: 'Art', isRegistered: true }, 'personal'],
  [{ siteId: 'Art', isRegistered: true, looksUpOrder: true }, 'personal'],
  [{ siteId: 'Art', isRegistered: true, isBusiness: true }, 'business'],
  [{ siteId: 'AllPosters', isRegistered: true, isBusiness: true }, 'personal'],
] as const)('%j is classed as %s (SHL-02)', (question, expected) => {
  expect(shopperClass(question)).toBe(expected)
})
