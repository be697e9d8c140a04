import * as fc from 'fast-check'
import { getCategory } from '../operations/get-category.ts'
import { callAddress } from './call-address.ts'

const operation = {
  ...getCategory,
  path: '/things/{id}/parts/{part}',
  query: ['ids', 'none', 'refine', 'flag'],
  repeated: ['refine'],
}
const path = { id: 'a', part: 'b' }

test.each([
  ['https://shop.test', 'https://shop.test/things/a/parts/b'],
  ['https://shop.test/', 'https://shop.test/things/a/parts/b'],
  ['/proxy/commerce', '/proxy/commerce/things/a/parts/b'],
])('the base %s is put before the path', (base, expected) => {
  expect(callAddress(base, operation, { path })).toBe(expected)
})

test('lists are joined by commas or repeated, undefined is left out, unknown parameters too', () => {
  const query = { ids: ['1', '2'], none: undefined, refine: ['a=b', 'c&d'], flag: false, other: 'x' }
  expect(callAddress('', operation, { path, query })).toBe(
    '/things/a/parts/b?ids=1%2C2&refine=a%3Db&refine=c%26d&flag=false',
  )
})

test('a single value of a repeated parameter is sent once', () => {
  expect(callAddress('', operation, { path, query: { refine: 'a' } })).toBe('/things/a/parts/b?refine=a')
})

test.each([
  ['b/c?d#e', 'b%2Fc%3Fd%23e'],
  ['.', '%252E'],
  ['..', '%252E%252E'],
  ['...', '...'],
  ['%2e%2e', '%252e%252e'],
  ['\uD800', '%EF%BF%BD'],
])('the path value %j becomes %s', (value, expected) => {
  expect(callAddress('', operation, { path: { id: 'a', part: value } })).toBe(`/things/a/parts/${expected}`)
})

test.each([[{ id: 'a' }], [{ id: 'a', part: '' }], [undefined]])(
  'the path values %j do not fill the path',
  values => {
    const call = values ? { path: values } : {}
    expect(() => callAddress('', operation, call)).toThrow(/needs (id|part)\.$/)
  },
)

test('no path value can leave its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), part => {
      const address = callAddress('https://shop.test', operation, { path: { id: 'a', part } })
      const { origin, pathname, search, hash } = new URL(address)
      expect([origin, search, hash, pathname.split('/').length]).toEqual(['https://shop.test', '', '', 5])
      expect(pathname.startsWith('/things/a/parts/')).toBe(true)
    }),
  )
})
