import * as fc from 'fast-check'
import { unsignedAccessToken, GUEST_ISB, REGISTERED_ISB } from './testing/access-token.ts'
import { tokenClaims } from './token-claims.ts'

const readClaims = (claims: unknown) => tokenClaims(unsignedAccessToken(claims))

test('a guest’s token says who the guest is and when it ends', () => {
  const sub = 'cc-slas::zzrf_001::scid:c9c45bfd::usid:usid-1'
  expect(readClaims({ isb: GUEST_ISB, sub, dnt: '0', exp: 1_700_000_000 })).toEqual({
    customerType: 'guest',
    customerId: 'guest-1',
    usid: 'usid-1',
    dnt: false,
    endsAt: 1_700_000_000_000,
  })
})

test.each([
  [REGISTERED_ISB],
  [`${REGISTERED_ISB}::agent:service@example.com`],
  ['uido:ecom::upn:Guest::uidn:Guest User::gcid:guest-1::rcid:customer-1::chid:Art'],
])('the token of %s is a registered customer’s', isb => {
  expect(readClaims({ isb, dnt: '1' })).toEqual({
    customerType: 'registered',
    customerId: 'customer-1',
    dnt: true,
  })
})

test.each([
  ['a name that moves the parts', { isb: 'uido:ecom::upn:j::uidn:A::B::gcid:g::rcid:c::chid:Art' }],
  ['a guest without an id', { isb: 'uido:slas::upn:Guest::uidn:Guest User::gcid:::chid:Art' }],
  ['too few parts', { isb: 'uido:slas', sub: 'cc-slas::x' }],
  ['a usid in the wrong place', { sub: 'usid:a::usid:b::usid:c::d' }],
  ['numbers and lists', { isb: 7, sub: ['a'], dnt: 1, exp: '1700000000' }],
  ['another dnt', { dnt: 'maybe' }],
  ['nothing', {}],
  ['null', null],
  ['a text', 'isb'],
])('a token with %s says nothing', (_, claims) => {
  expect(readClaims(claims)).toEqual({})
})

test('an inherited claim is none', () => {
  expect(tokenClaims(`x.${btoa('{"__proto__":{"exp":1}}')}.x`)).toEqual({})
  expect(tokenClaims(`x.${btoa('{"exp":1e999}')}.x`)).toEqual({})
})

test('a token is looked into up to 16,384 signs', () => {
  const claims = unsignedAccessToken({ exp: 1 })
  expect(tokenClaims(claims.padEnd(16_384, 'x'))).toEqual({ endsAt: 1000 })
  expect(tokenClaims(claims.padEnd(16_385, 'x'))).toEqual({})
})

test('whatever is no token says nothing and never throws', () => {
  expect(['', '.', '..', 'a.%.c', 'opaque-token'].map(tokenClaims)).toEqual([{}, {}, {}, {}, {}])
  fc.assert(fc.property(fc.string(), text => expect(tokenClaims(text)).toEqual({})))
  fc.assert(
    fc.property(fc.jsonValue(), value =>
      expect(typeof readClaims({ isb: value, sub: value })).toBe('object'),
    ),
  )
})
