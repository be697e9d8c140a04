import { callbackAddress } from './callback-address.ts'

test.each([
  ['https://shop.test/send', undefined, 'https://shop.test/send'],
  ['https://shop.test/send', '/cart?a=b', 'https://shop.test/send?redirectUrl=%2Fcart%3Fa%3Db'],
  ['https://shop.test/send?x=1', '/cart', 'https://shop.test/send?x=1&redirectUrl=%2Fcart'],
  ['https://shop.test/send', '//evil.test', 'https://shop.test/send?redirectUrl=%2Faccount'],
  ['https://shop.test/send', 'javascript:alert(1)', 'https://shop.test/send?redirectUrl=%2Faccount'],
])('%s with the page %s is %s: it never leaves the site (AUT-37)', (callbackUri, redirectUrl, address) => {
  expect(callbackAddress(callbackUri, redirectUrl)).toBe(address)
})
