import { offeredFilters } from './offered-filters.ts'

const color = { attributeId: 'color', values: ['octarine'] }
const unknown = { attributeId: 'zzz', values: ['1'] }
const offered = [{ attributeId: 'color' }, { attributeId: 'size' }]

test('a filter by what the list has stays, whatever its value', () => {
  expect(offeredFilters([color], offered)).toEqual([color])
})

test('a filter by what the list does not have is dropped', () => {
  expect(offeredFilters([color, unknown], offered)).toEqual([color])
  expect(offeredFilters([unknown], offered)).toEqual([])
  expect(offeredFilters([color], [])).toEqual([])
})
