import { DEFAULT_DELIVERY_ZIP, deliveryZip, DELIVERY_ZIP_COOKIE } from './delivery-zip.ts'

const isZip = (zip: string) => /^\d{5}(?:-\d{4})?$/.test(zip)

test.each([
  ['10001', '10001'],
  ['10001-1234', '10001-1234'],
  [undefined, '66952'],
  ['', '66952'],
  ['"><script>', '66952'],
  ['1'.repeat(8192), '66952'],
  ['𝟙𝟘𝟘𝟘𝟙', '66952'],
])('the delivery zip of the cookie %j is %s (CON-05, SEC-29)', (cookie, zip) => {
  expect(deliveryZip(cookie, isZip)).toBe(zip)
})

test('the zip cookie is read no further than the longest zip (SEC-29)', () => {
  expect(deliveryZip('1'.repeat(10), () => true)).toBe('1'.repeat(10))
  expect(deliveryZip('1'.repeat(11), () => true)).toBe('66952')
  expect([DELIVERY_ZIP_COOKIE, DEFAULT_DELIVERY_ZIP]).toEqual(['ctxzip', '66952'])
})
