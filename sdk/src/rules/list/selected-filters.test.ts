import {
  FILTER_ATTRIBUTES_MAX,
  FILTER_VALUES_MAX,
  FILTER_VALUE_LENGTH_MAX,
  filterPairs,
  isFilterSelected,
  selectedFilters,
} from './selected-filters.ts'
import type { FilterPair } from './selected-filters.ts'

const SIZE_AND_COLOR = [
  { attributeId: 'color', values: ['Blue', 'Red'] },
  { attributeId: 'size', values: ['Large'] },
]

test('several values of one attribute belong together, in one fixed order (UX-04, WEB-14)', () => {
  const pairs: readonly FilterPair[] = [
    ['size', 'Large'],
    ['color', 'Red'],
    ['color', ' Blue '],
    ['color', 'Red'],
  ]
  expect(selectedFilters(pairs)).toEqual(SIZE_AND_COLOR)
  expect(selectedFilters(pairs.toReversed())).toEqual(SIZE_AND_COLOR)
})

test.each([
  ['color', ''],
  ['color', '  '],
  ['color', 'x'.repeat(101)],
  ['color', 'Blue\uD800'],
  ['color', '\uDC00Blue'],
  ['', 'Blue'],
  ['__proto__', 'Blue'],
  ['9color', 'Blue'],
  ['co lor', 'Blue'],
  ['color:', 'Blue'],
  ['color\n', 'Blue'],
  ['x'.repeat(41), 'Blue'],
  ['😺', 'Blue'],
])('%.45j with value %.30j is no filter (UX-04)', (attributeId, value) => {
  expect(selectedFilters([[attributeId, value]])).toEqual([])
})

test.each([
  ['c', 'x'],
  ['Color_2-b', 'Blue, light'],
  ['color', '😺'],
  ['x'.repeat(40), 'x'.repeat(100)],
  ['constructor', '__proto__'],
])('%.45j with value %.30j is a filter (UX-04)', (attributeId, value) => {
  expect(selectedFilters([[attributeId, value]])).toEqual([{ attributeId, values: [value] }])
})

test('at most 10 attributes with 20 values each, the first ones given, are looked at (UX-04)', () => {
  const pairs = Array.from({ length: 30 }, (_, n): FilterPair => [`a${n + 10}`, 'x'])
  const values = Array.from({ length: 30 }, (_, n): FilterPair => ['a10', `v${n + 10}`])
  const filters = selectedFilters([...pairs, ...values])
  expect(filters.map(filter => filter.attributeId)).toEqual(pairs.slice(0, 10).map(([id]) => id))
  expect(filters[0]?.values).toHaveLength(20)
  expect(filters[0]?.values[0]).toBe('v10')
  expect(filters[0]?.values[18]).toBe('v28')
  expect([FILTER_ATTRIBUTES_MAX, FILTER_VALUES_MAX, FILTER_VALUE_LENGTH_MAX]).toEqual([10, 20, 100])
})

test('pairs come in the fixed order, however the filters were put together (WEB-14)', () => {
  const pairs = [
    ['color', 'Blue'],
    ['color', 'Red'],
    ['size', 'Large'],
  ]
  expect(filterPairs(SIZE_AND_COLOR)).toEqual(pairs)
  expect(
    filterPairs([
      { attributeId: 'size', values: ['Large'] },
      { attributeId: 'color', values: ['Red', 'Blue'] },
    ]),
  ).toEqual(pairs)
})

test.each([
  ['color', 'Blue', true],
  ['color', 'Red', true],
  ['color', 'Large', false],
  ['size', 'Blue', false],
  ['size', 'Large', true],
])('%s %s is chosen: %p (UX-03)', (attributeId, value, isChosen) => {
  expect(isFilterSelected(SIZE_AND_COLOR, attributeId, value)).toBe(isChosen)
})
