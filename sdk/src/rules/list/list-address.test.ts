import * as fc from 'fast-check'
import type { ListState } from '../../model/list-state.ts'
import { searchTerm } from '../search/search-term.ts'
import { FILTER_PARAMETER_PREFIX, listAddress, parseListState } from './list-address.ts'
import { SORT_OPTIONS } from './list-sort.ts'
import { selectedFilters } from './selected-filters.ts'
import type { FilterPair } from './selected-filters.ts'

const PLAIN: ListState = { filters: [], sort: 'best-matches', page: 1, limit: 60 }
const CHOSEN: ListState = {
  filters: [
    { attributeId: 'color', values: ['Blue', 'Red'] },
    { attributeId: 'size', values: ['Large'] },
  ],
  sort: 'newest',
  page: 3,
  limit: 25,
}
const CHOSEN_ADDRESS = '/category/cats?f.color=Blue&f.color=Red&f.size=Large&sort=newest&page=3&limit=25'

const parse = (address: string): ListState => parseListState(new URL(address, 'https://shop.test'))

test.each([
  ['/category/cats', PLAIN],
  [CHOSEN_ADDRESS, CHOSEN],
  ['/category/cats?limit=25&page=3&f.size=Large&f.color=Red&sort=newest&f.color=Blue&f.color=Red', CHOSEN],
  ['/category/cats?utm_source=mail&gclid=1&color=Blue&offset=120&sks=x', PLAIN],
  ['/category/cats?sort=best-matches&page=1&limit=60', PLAIN],
  ['/category/cats?sort=;drop&page=abc&limit=100000&f.=x&f.__proto__=x&f.color=', PLAIN],
  [
    '/category/cats?page=2&page=3&sort=title&sort=newest&limit=50&limit=25',
    { ...PLAIN, page: 2, sort: 'title', limit: 50 },
  ],
  ['/category/cats?page=abc&page=3', PLAIN],
  ['/category/cats?%E0%A4%A&=&&&f.color=%', { ...PLAIN, filters: [{ attributeId: 'color', values: ['%'] }] }],
  ['/category/cats?skq=monet', PLAIN],
  ['/gallery/search?skq=monet', { ...PLAIN, term: 'monet' }],
  ['/search?q=monet&page=2', { ...PLAIN, term: 'monet', page: 2 }],
  ['/-st/search', { ...PLAIN, term: '' }],
] satisfies readonly [string, ListState][])(
  '%s is understood (PLP-15, PLP-19, PLP-21, S-12, UX-04)',
  (address, state) => {
    expect(parse(address)).toStrictEqual(state)
  },
)

test.each([
  ['/category/cats', PLAIN, '/category/cats'],
  ['/category/cats', CHOSEN, CHOSEN_ADDRESS],
  ['/category/cats', { ...CHOSEN, filters: CHOSEN.filters.toReversed() }, CHOSEN_ADDRESS],
  ['/gallery/search', { ...PLAIN, term: 'van gogh', page: 2 }, '/gallery/search?skq=van+gogh&page=2'],
  ['/gallery/search', { ...PLAIN, term: '' }, '/gallery/search'],
  ['/category/cats', { ...PLAIN, sort: 'title' }, '/category/cats?sort=title'],
  ['/category/cats', { ...PLAIN, limit: 100 }, '/category/cats?limit=100'],
  [
    '/category/cats',
    { ...PLAIN, filters: [{ attributeId: 'artist', values: ['Gogh, Vincent & Co'] }] },
    '/category/cats?f.artist=Gogh%2C+Vincent+%26+Co',
  ],
] satisfies readonly [string, ListState, string][])(
  'on %s every state has one address, defaults left out (C-52, C-23, WEB-14)',
  (pathname, state, address) => {
    expect(listAddress(pathname, state)).toBe(address)
  },
)

test('a checkbox of a filter form is named after its attribute (UX-04)', () => {
  expect(FILTER_PARAMETER_PREFIX).toBe('f.')
})

const brokenText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 })
  .map(units => String.fromCharCode(...units))
const filterValue = fc.oneof(fc.string({ unit: 'binary', maxLength: 100 }), brokenText)
const attributeId = fc.stringMatching(/^[a-zA-Z][\w-]{0,39}$/)
const stateOf = fc.record({
  filters: fc.array(fc.tuple(attributeId, filterValue)).map((pairs: FilterPair[]) => selectedFilters(pairs)),
  sort: fc.constantFrom(...SORT_OPTIONS.map(option => option.id)),
  page: fc.integer({ min: 1, max: 100_000 }),
  limit: fc.constantFrom(25, 50, 60, 100),
})

test('every state of a list survives the way into its address and back (UX-08, C-52)', () => {
  fc.assert(
    fc.property(stateOf, state => {
      expect(parse(listAddress('/category/cats', state))).toEqual(state)
    }),
  )
})

test('every search survives the way into its address and back (UX-08, C-01)', () => {
  fc.assert(
    fc.property(stateOf, filterValue.map(searchTerm), (state, term) => {
      expect(parse(listAddress('/-st/search', { ...state, term }))).toEqual({ ...state, term })
    }),
  )
})

test('any query is understood without throwing, and its address is the only one (WEB-14, S-12)', () => {
  const parameter = fc.tuple(
    fc.constantFrom('f.color', 'f.size', 'f.__proto__', 'sort', 'page', 'limit', 'skq', 'utm_source', 'f.'),
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('2', '25', 'newest', 'Blue', '-1', '1e9')),
  )
  const search = fc.oneof(
    fc.string(),
    fc.array(parameter).map(pairs => new URLSearchParams(pairs).toString()),
  )
  fc.assert(
    fc.property(search, text => {
      const state = parseListState({ pathname: '/gallery/search', search: text })
      const address = listAddress('/gallery/search', state)
      expect(parse(address)).toEqual(state)
      expect(listAddress('/gallery/search', parse(address))).toBe(address)
    }),
  )
})

test('a query of 50 kB stays within bounds (UX-04)', () => {
  const search = Array.from({ length: 6000 }, (_, n) => `f.a${n}=x`).join('&')
  expect(parseListState({ pathname: '/category/cats', search }).filters).toHaveLength(10)
})
