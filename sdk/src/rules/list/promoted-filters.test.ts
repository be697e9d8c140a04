import type { Filter, FilterValue } from '../../model/listing.ts'
import { isFilterValueDisabled, promotedFilters } from './promoted-filters.ts'

const filters = (...ids: readonly string[]): readonly Filter[] =>
  ids.map(attributeId => ({
    attributeId,
    label: attributeId,
    values: [],
    rootName: '',
    rootDisplayUrl: '',
    rootResourceUrl: '',
    selected: false,
  }))

test('size, orientation, colour, price and subject come first, the rest as the list has it (UX-07)', () => {
  const offered = filters('style', 'subject', 'price', 'artist', 'color', 'orientation', 'room', 'size')
  expect(promotedFilters(offered)).toEqual(
    filters('size', 'orientation', 'color', 'price', 'subject', 'style', 'artist', 'room'),
  )
  expect(offered[0]?.attributeId).toBe('style')
})

test.each([
  [0, false, true],
  [0, true, false],
  [1, false, false],
  [undefined, false, false],
])('a value with %p products, chosen: %p, is disabled: %p (UX-06)', (count, selected, isDisabled) => {
  const value: FilterValue = {
    value: 'x',
    label: 'X',
    displayUrl: '/',
    selected,
    ...(count !== undefined && { count }),
  }
  expect(isFilterValueDisabled(value)).toBe(isDisabled)
})
