import * as fc from 'fast-check'
import { addressParts } from './address-parts.ts'

test.each([
  ['/cart?a=1#top', '', '/cart', '?a=1', '#top'],
  ['/cart#top?a=1', '', '/cart', '', '#top?a=1'],
  ['/cart?a=?b', '', '/cart', '?a=?b', ''],
  ['', '', '/', '', ''],
  ['?a=1', '', '/', '?a=1', ''],
  ['//evil.test/x', '', '//evil.test/x', '', ''],
  ['HTTPS://Shop.test:8443/cart?a', 'Shop.test:8443', '/cart', '?a', ''],
  ['http://shop.test', 'shop.test', '/', '', ''],
  ['http://shop.test?a#b', 'shop.test', '/', '?a', '#b'],
  ['http://shop.test#b', 'shop.test', '/', '', '#b'],
  ['/cart\n?a\n#b\n', '', '/cart\n', '?a\n', '#b\n'],
  ['http://shop.test\\@evil', 'shop.test', '\\@evil', '', ''],
  ['/to/https://shop.test/', '', '/to/https://shop.test/', '', ''],
  ['ftp://shop.test/x', '', 'ftp://shop.test/x', '', ''],
])('the pieces of %j (I18-01)', (address, host, path, search, hash) => {
  expect(addressParts(address)).toEqual({ host, path, search, hash })
})

test('the pieces of a path put together are the path again (I18-01)', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const { path, search, hash } = addressParts(`/${text}`)
      expect(path + search + hash).toBe(`/${text}`)
    }),
  )
})
