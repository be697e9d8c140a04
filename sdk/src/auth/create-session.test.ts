import { createSession } from './create-session.ts'
import { unsignedAccessToken, GUEST_ISB, REGISTERED_ISB } from './testing/access-token.ts'

const issued = {
  accessToken: 'opaque',
  refreshToken: 'refresh-1',
  usid: 'usid-1',
  customerId: 'customer-1',
  encUserId: 'ENC',
  accessSeconds: 1800,
  refreshSeconds: 2_592_000,
}

test('a session ends as many seconds after it was asked for as its tokens say', () => {
  expect(createSession(issued, 1_000_000, { customerType: 'guest' })).toEqual({
    accessToken: 'opaque',
    refreshToken: 'refresh-1',
    usid: 'usid-1',
    customerId: 'customer-1',
    encUserId: 'ENC',
    customerType: 'guest',
    dnt: false,
    accessEndsAt: 2_800_000,
    refreshEndsAt: 2_593_000_000,
  })
})

test.each([
  ['nothing', 'opaque', 'registered', 'registered'],
  ['that it is a guest’s', unsignedAccessToken({ isb: GUEST_ISB }), 'registered', 'guest'],
  ['that it is a customer’s', unsignedAccessToken({ isb: REGISTERED_ISB }), 'guest', 'registered'],
] as const)('a token that says %s (%#)', (_, token, expected, customerType) => {
  const session = createSession({ ...issued, accessToken: token }, 0, { customerType: expected })
  expect(session.customerType).toBe(customerType)
})

test.each([
  [undefined, undefined, undefined, false],
  [undefined, undefined, true, true],
  [undefined, '0', true, false],
  [undefined, '1', undefined, true],
  [false, '1', true, false],
])('do not track: answered %p, claimed %p, wished %p is %p', (answered, claimed, wished, dnt) => {
  const tokens = {
    ...issued,
    accessToken: unsignedAccessToken({ dnt: claimed }),
    ...(answered === undefined ? {} : { dnt: answered }),
  }
  expect(createSession(tokens, 0, { customerType: 'guest', dnt: wished }).dnt).toBe(dnt)
})
