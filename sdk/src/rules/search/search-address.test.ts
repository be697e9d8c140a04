import * as fc from 'fast-check'
import { isSearchPath, searchAddress, suggestionAddress, termFromAddress } from './search-address.ts'
import { searchTerm } from './search-term.ts'

const partsOf = (address: string): { pathname: string; search: string } => {
  const { pathname, search } = new URL(address, 'https://shop.test')
  return { pathname, search }
}

test('the art brand searches at /gallery/search (SRB-10, C-01)', () => {
  expect(searchAddress('Art', 'monet')).toBe('/gallery/search?skq=monet')
})

test('the poster brand searches at /-st/search (SRB-11, C-01)', () => {
  expect(searchAddress('AllPosters', 'monet')).toBe('/-st/search?skq=monet')
})

test.each([
  ['  van gogh ', '/gallery/search?skq=van+gogh'],
  ['black & white', '/gallery/search?skq=black+%26+white'],
  ['50%', '/gallery/search?skq=50%25'],
  ['a=b#c?d', '/gallery/search?skq=a%3Db%23c%3Fd'],
  ['Dalí', '/gallery/search?skq=Dal%C3%AD'],
  ['😺', '/gallery/search?skq=%F0%9F%98%BA'],
])('the term %j is trimmed and URL-encoded (SRB-12)', (text, address) => {
  expect(searchAddress('Art', text)).toBe(address)
})

test.each(['', ' ', '\t\n', '\u00A0'])('searching for nothing (%j) leads nowhere (SRB-09)', text => {
  expect(searchAddress('Art', text)).toBeUndefined()
  expect(suggestionAddress('Art', text, 'cat')).toBeUndefined()
})

test('a suggestion link says what was suggested and what was typed (SRB-13)', () => {
  expect(suggestionAddress('Art', ' cats & dogs ', ' cat ')).toBe(
    '/gallery/search?skq=cats+%26+dogs&sks=cats+%26+dogs&skt=cat',
  )
  expect(suggestionAddress('AllPosters', 'cats', 'cat')).toBe('/-st/search?skq=cats&sks=cats&skt=cat')
})

test.each([
  ['/gallery/search?skq=monet', 'monet'],
  ['/-st/search?skq=monet', 'monet'],
  ['/search?skq=monet', 'monet'],
  ['/search?q=monet', 'monet'],
  ['/search?q=monet&skq=cats', 'cats'],
  ['/search?q=monet&skq=+', 'monet'],
  ['/gallery/search?q=monet', ''],
  ['/-st/search?q=monet', ''],
  ['/gallery/search?skq=first&skq=second', 'first'],
  ['/gallery/search?skq=+van%20gogh+', 'van gogh'],
  ['/gallery/search?skq=%', '%'],
  ['/gallery/search?utm_source=mail', ''],
  ['/search', ''],
  ['/category/search?skq=monet', undefined],
  ['/category/cats?skq=monet', undefined],
  ['/?q=monet', undefined],
])('the address %s searches for %j (C-01, SRB-12)', (address, term) => {
  expect(termFromAddress(partsOf(address))).toBe(term)
})

test.each([
  ['/search', true],
  ['/gallery/search', true],
  ['/-st/search', true],
  ['/gallery', false],
  ['/search/more', false],
  ['/research', false],
])('%s shows search results: %p (C-01)', (pathname, shows) => {
  expect(isSearchPath(pathname)).toBe(shows)
})

const hostile = fc.array(fc.integer({ min: 0, max: 0xffff })).map(units => String.fromCharCode(...units))

test('a term survives the way into an address and back (SRB-12)', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 })
  fc.assert(
    fc.property(fc.oneof(text, hostile), fc.constantFrom('Art', 'AllPosters'), (typed, site) => {
      const address = searchAddress(site, typed)
      expect(address === undefined ? '' : termFromAddress(partsOf(address))).toBe(searchTerm(typed))
    }),
  )
})

test('whatever is typed makes an address without throwing (SRB-12)', () => {
  fc.assert(
    fc.property(hostile, typed => {
      expect(() => suggestionAddress('Art', typed, typed)).not.toThrow()
    }),
  )
})
