import type { Filter, FilterValue } from '../../model/listing.ts'
import type { FilterChip, SelectedFilter } from '../../model/list-state.ts'
import { filterPairs } from './selected-filters.ts'

/** Of an offered filter, what its chips are made of. */
export interface ChipFilter extends Pick<Filter, 'attributeId'> {
  readonly values: readonly Pick<FilterValue, 'value' | 'label'>[]
}

/** The chosen values in the order in which the list offers them, then those it does not offer any more. */
export function filterChips(
  offered: readonly ChipFilter[],
  selected: readonly SelectedFilter[],
): readonly FilterChip[] {
  const pairs = filterPairs(selected)
  const isSelected = (attributeId: string, value: string) =>
    pairs.some(pair => pair[0] === attributeId && pair[1] === value)
  const known = offered.flatMap(({ attributeId, values }) =>
    values
      .filter(({ value }) => isSelected(attributeId, value))
      .map(({ value, label }): FilterChip => ({ attributeId, value, label })),
  )
  const unknown = pairs
    .filter(([id, value]) => !known.some(chip => chip.attributeId === id && chip.value === value))
    .map(([attributeId, value]): FilterChip => ({ attributeId, value, label: value }))
  return [...known, ...unknown]
}
