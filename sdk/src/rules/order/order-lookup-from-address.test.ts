import * as fc from 'fast-check'
import { orderLookupFromAddress } from './order-lookup-from-address.ts'

test.each([
  ['/orders?o=W123456789&e=a@b.com', 'W123456789', 'a@b.com'],
  ['/art/en-us/orders?e=A%40B.com&x=1&o=W%201', 'W1', 'a@b.com'],
  ['/orders?o=W+1&e=a+posters@b.com#top', 'W1', 'a+posters@b.com'],
  ['/orders?o=W1&e=a%2Bposters%40b.com', 'W1', 'a+posters@b.com'],
  ['/orders?o=W1&e=187EF4436122D1CC2F40DC2B92F0EBA0', 'W1', '187ef4436122d1cc2f40dc2b92f0eba0'],
])('a mailed link %j searches by itself (ORD-02)', (address, orderNumber, email) => {
  expect(orderLookupFromAddress(address)).toEqual({ orderNumber, email })
})

test('a URL object is read like its text (ORD-02)', () => {
  expect(orderLookupFromAddress(new URL('https://art.example/orders?o=W1&e=a@b.com'))).toEqual({
    orderNumber: 'W1',
    email: 'a@b.com',
  })
})

test.each([
  '/orders',
  '/orders?o=W1',
  '/orders?e=a@b.com',
  '/orders?o=%20&e=a@b.com',
  '/orders?o=W1&e=%20',
  '',
  '/orders#?o=W1&e=a@b.com',
])('the address %j starts no search (ORD-02)', address => {
  expect(orderLookupFromAddress(address)).toBeUndefined()
})

test('any address is read without harm (ORD-02)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(() => orderLookupFromAddress(`/orders?o=${text}&e=${text}`)).not.toThrow()
    }),
  )
  expect(orderLookupFromAddress(`/orders?o=${'%'.repeat(50_000)}&e=x`)?.email).toBe('x')
})

test('what was put into an address comes out of it (ORD-02)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^W[0-9]{9}$/), fc.emailAddress(), (orderNumber, email) => {
      const query = new URLSearchParams({ o: orderNumber, e: email })
      expect(orderLookupFromAddress(`/orders?${query}`)).toEqual({ orderNumber, email: email.toLowerCase() })
    }),
  )
})
