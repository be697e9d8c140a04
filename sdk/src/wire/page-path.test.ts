import * as fc from 'fast-check'
import { sameSitePath } from '../rules/address/same-site-path.ts'
import { toCategoryPath, toPagePath, toProductPath } from './page-path.ts'

test.each([
  '/',
  '/products/quiet-ridge-no-4-A1042',
  '/-sp/Blue-Dunes-Posters_i80013_.htm',
  '/category/rooms/',
  '/category/rooms?f.color=red%2Cblue&page=2',
  '/blog/#top',
])('the path %j is what it was', path => {
  expect(toPagePath(path)).toBe(path)
})

const FOREIGN = [
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/%2Fevil.example',
  'https://evil.example/x',
  'javascript:alert(1)',
  'data:text/html,x',
  '.evil.example',
  '@evil.example/x',
]

test.each([...FOREIGN, '', `/${'a'.repeat(2048)}`])(
  'the address %j is no page of the shop, and a product is found by its key (SEC-02)',
  url => {
    expect(toPagePath(url)).toBeUndefined()
    expect(toProductPath(url, 'A1042')).toBe('/product/A1042')
    expect(toProductPath(url, '/evil.example')).toBe('/product/%2Fevil.example')
    expect(toCategoryPath(url, 'rooms')).toBe('/category/rooms')
    expect(toCategoryPath(url, '../..//evil')).toBe('/category/..%2F..%2F%2Fevil')
    expect(toCategoryPath(url, null)).toBe('/')
  },
)

test('an address that is missing is no path', () => {
  expect([toPagePath(null), toPagePath(undefined)]).toEqual([undefined, undefined])
})

test('plain or not, a path is read as it is everywhere else (SEC-02)', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%',
    '?',
    '#',
    'a',
    '-',
    '_',
    '=',
    '&',
    '@',
    '\n',
  )
  const path = fc.array(piece, { maxLength: 10 }).map(pieces => `/${pieces.join('')}`)
  fc.assert(
    fc.property(fc.oneof(path, fc.string()), text => {
      expect(toPagePath(text)).toBe(sameSitePath(text))
    }),
    { numRuns: 2000 },
  )
})
