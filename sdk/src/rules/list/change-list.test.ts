import type { ListState } from '../../model/list-state.ts'
import { chooseSort, clearFilters, removeFilter, toggleFilter } from './change-list.ts'

const STATE: ListState = {
  term: 'cats',
  filters: [{ attributeId: 'color', values: ['Blue', 'Red'] }],
  sort: 'newest',
  page: 3,
  limit: 25,
}

test.each([
  ['color', 'Black', [{ attributeId: 'color', values: ['Black', 'Blue', 'Red'] }]],
  ['color', 'Blue', [{ attributeId: 'color', values: ['Red'] }]],
  [
    'size',
    'Blue',
    [
      { attributeId: 'color', values: ['Blue', 'Red'] },
      { attributeId: 'size', values: ['Blue'] },
    ],
  ],
])(
  'choosing %s %s adds it or takes it back, and starts at page 1 (UX-04, UX-08)',
  (attributeId, value, filters) => {
    expect(toggleFilter(STATE, attributeId, value)).toEqual({ ...STATE, filters, page: 1 })
  },
)

test('choosing twice changes nothing but the page (UX-08)', () => {
  const once = toggleFilter(STATE, 'size', 'Large')
  expect(toggleFilter(once, 'size', 'Large')).toEqual({ ...STATE, page: 1 })
})

test('removing a chip removes exactly that filter (PLP-34)', () => {
  const state = toggleFilter(STATE, 'size', 'Blue')
  expect(removeFilter(state, 'color', 'Blue').filters).toEqual([
    { attributeId: 'color', values: ['Red'] },
    { attributeId: 'size', values: ['Blue'] },
  ])
  expect(removeFilter(state, 'size', 'Blue')).toEqual({ ...STATE, page: 1 })
  expect(removeFilter(STATE, 'size', 'Red')).toEqual({ ...STATE, page: 1 })
})

test('an attribute without values is gone (PLP-34)', () => {
  expect(removeFilter(removeFilter(STATE, 'color', 'Blue'), 'color', 'Red').filters).toEqual([])
})

test('Clear All takes back every filter and keeps term and sort (PLP-30, PLP-33)', () => {
  expect(clearFilters(STATE)).toEqual({ ...STATE, filters: [], page: 1 })
})

test('another sort starts at page 1 (PLP-17)', () => {
  expect(chooseSort(STATE, 'title')).toEqual({ ...STATE, sort: 'title', page: 1 })
})

test('choosing the present sort is cancelled (PLP-18)', () => {
  expect(chooseSort(STATE, 'newest')).toBeUndefined()
})
