import * as fc from 'fast-check'
import { sameSitePath } from './same-site-path.ts'

test.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/cart?x=//evil#y', '/cart?x=//evil#y'],
  ['/a/../cart', '/cart'],
  ['/über uns', '/%C3%BCber%20uns'],
  ['/a//b', '/a//b'],
  ['/a%2Fb', '/a%2Fb'],
])('%j stays on the site as %j (SEC-01)', (value, path) => {
  expect(sameSitePath(value)).toBe(path)
})

const EVIL = [
  '//evil',
  '/\\evil',
  '\\\\evil',
  '/%5Cevil',
  '/%5cevil',
  '/%2Fevil',
  '/%252Fevil',
  '/%25252fevil',
  '%2F%2Fevil',
  'https:evil',
  'https://evil',
  'javascript:alert(1)',
  '/\t/evil',
  '/\n/evil',
  '/\0/evil',
  '\u001f/evil',
  '/ca\u001frt',
  ' //evil',
  '/.//evil',
  '/..//evil',
  '/./\\evil',
  '/%2e//evil',
  '/x/..//evil',
  '//../cart',
  '/%2F/../cart',
  '/cart\r\nSet-Cookie: a=b',
  'cart',
  '',
  undefined,
  null,
  42,
  ['/cart'],
  { toString: () => '/cart' },
]

test.each(EVIL)('%j might leave the site and is no path of it (SEC-01, SEC-02)', value => {
  expect(sameSitePath(value)).toBeUndefined()
})

test('an address is followed up to 2048 characters (SEC-01)', () => {
  expect(sameSitePath(`/${'a'.repeat(2047)}`)).toBe(`/${'a'.repeat(2047)}`)
  expect(sameSitePath(`/${'a'.repeat(2048)}`)).toBeUndefined()
  expect(sameSitePath(`/${'ü'.repeat(341)}a`)).toBe(`/${'%C3%BC'.repeat(341)}a`)
  expect(sameSitePath(`/${'ü'.repeat(341)}aa`)).toBeUndefined()
  expect(sameSitePath(`/${'../'.repeat(1000)}cart`)).toBeUndefined()
  expect(sameSitePath('/💐'.repeat(25_000))).toBeUndefined()
})

test('whatever passes resolves to the same origin, in a browser and after decoding (SEC-01)', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5C',
    '%25',
    '\t',
    'evil.test',
    '@',
    ':',
    '?',
    '#',
    'a',
  )
  const value = fc.array(piece, { maxLength: 8 }).map(pieces => `/${pieces.join('')}`)
  fc.assert(
    fc.property(fc.oneof(value, fc.string()), text => {
      const path = sameSitePath(text)
      if (path === undefined) return
      expect(new URL(path, 'https://shop.test').origin).toBe('https://shop.test')
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(sameSitePath(path)).toBe(path)
    }),
    { numRuns: 1000 },
  )
})
