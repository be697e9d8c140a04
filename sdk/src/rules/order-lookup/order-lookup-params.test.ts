import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { orderLookupParams } from './order-lookup-params.ts'

const ALICE = 'c160f8cc69a4f0bf2b0362752353d060'

test.each([
  ['alice@example.com', ALICE],
  [' ALICE @Example.com\u3000', ALICE],
  [ALICE, ALICE],
  [` ${ALICE.toUpperCase()} `, ALICE],
  ['Alice', 'alice'],
  ['', ''],
  ['@', '518ed29525738cebdac49c49e60ea9d3'],
])('the e-mail %j is sent as %j (ORD-14, ORD-15, ORD-17, DSG-05, DSG-08, C-08)', (email, md5email) => {
  expect(orderLookupParams({ orderNumber: 'W1', email })).toEqual({ orderId: 'W1', md5email })
})

test('the order number travels as orderId, without spaces (ORD-12, ORD-16, C-38)', () => {
  expect(orderLookupParams({ orderNumber: ' W 123 456 789 ', email: 'x' })).toStrictEqual({
    orderId: 'W123456789',
    md5email: 'x',
  })
})

test('every e-mail hashes as MD5 does, half an emoji included (ORD-15, DSG-08)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), local => {
      const email = `${local.replaceAll(/[\s\u200b\u2060]/gu, '').toLowerCase()}@b.com`
      const { md5email } = orderLookupParams({ orderNumber: '', email })
      expect(md5email).toBe(createHash('md5').update(email.toLowerCase()).digest('hex'))
    }),
  )
  expect(orderLookupParams({ orderNumber: '', email: '\ud83d@b.com' }).md5email).toMatch(/^[0-9a-f]{32}$/)
  expect(orderLookupParams({ orderNumber: '', email: `${'a'.repeat(50_000)}@` }).md5email).toMatch(
    /^[0-9a-f]{32}$/,
  )
})
