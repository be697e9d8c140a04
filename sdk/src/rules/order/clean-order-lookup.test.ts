import * as fc from 'fast-check'
import { cleanOrderLookup } from './clean-order-lookup.ts'

test.each([
  ['W 123 456 789', ' a@b.com ', 'W123456789', 'a@b.com'],
  ['\tW1\n', 'A.Person @Example.COM', 'W1', 'a.person@example.com'],
  ['W\u30001\u00a0 2', '\u3000me@shop.com\ufeff', 'W12', 'me@shop.com'],
  ['W\u200b1', 'me\u2060@shop.com', 'W1', 'me@shop.com'],
  ['w1-A', '', 'w1-A', ''],
])(
  'the typed %j and %j are looked up without spaces, the e-mail in small letters (ORD-12, ORD-13, ORD-14, C-08)',
  (orderNumber, email, cleanNumber, cleanEmail) => {
    expect(cleanOrderLookup({ orderNumber, email })).toEqual({ orderNumber: cleanNumber, email: cleanEmail })
  },
)

test('cleaning once more changes nothing, whatever was typed (ORD-12 to ORD-14)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (orderNumber, email) => {
      const once = cleanOrderLookup({ orderNumber, email })
      expect(cleanOrderLookup(once)).toEqual(once)
      expect(once.orderNumber + once.email).not.toMatch(/\s/u)
    }),
  )
})
