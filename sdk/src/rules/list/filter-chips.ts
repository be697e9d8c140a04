import type { Filter, FilterValue } from '../../model/listing.ts'
import type { FilterChip, SelectedFilter } from '../../model/list-state.ts'
import { filterPairs, isFilterSelected } from './selected-filters.ts'

/** Of an offered filter, what its chips are made of. */
export interface ChipFilter extends Pick<Filter, 'attributeId'> {
  readonly values: readonly Pick<FilterValue, 'value' | 'label'>[]
}

/** The chosen values in the order in which the list offers them, then those it does not offer any more. */
export function filterChips(
  offered: readonly ChipFilter[],
  selected: readonly SelectedFilter[],
): readonly FilterChip[] {
  const known = offered
    .flatMap(({ attributeId, values }) =>
      values.map(({ value, label }): FilterChip => ({ attributeId, value, label })),
    )
    .filter(chip => isFilterSelected(selected, chip.attributeId, chip.value))
  const unknown = filterPairs(selected)
    .filter(([id, value]) => !known.some(chip => chip.attributeId === id && chip.value === value))
    .map(([attributeId, value]): FilterChip => ({ attributeId, value, label: value }))
  return [...known, ...unknown]
}
