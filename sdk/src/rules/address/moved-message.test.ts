import { movedLocation, movedMessage } from './moved-message.ts'

test('the message of a move carries the new place (C-39)', () => {
  expect(movedMessage('/products/blue-A1042?upi=B7')).toBe('301 /products/blue-A1042?upi=B7')
  expect(movedLocation('301 /products/blue-A1042?upi=B7')).toBe('/products/blue-A1042?upi=B7')
})

test.each([
  '301 https://evil',
  '301 //evil',
  '301 /\\evil',
  '301',
  '301 ',
  '302 /cart',
  'HTTP Error 301 /cart',
  '/cart',
  `301 /${'a'.repeat(4096)}`,
  undefined,
  { message: '301 /cart' },
])('the message %j moves nobody (SEC-03, C-39)', message => {
  expect(movedLocation(message)).toBeUndefined()
})
