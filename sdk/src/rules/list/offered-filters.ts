import type { Filter } from '../../model/listing.ts'
import type { SelectedFilter } from '../../model/list-state.ts'

/** The chosen filters whose attribute the list has; an address may name others. */
export function offeredFilters(
  selected: readonly SelectedFilter[],
  offered: readonly Pick<Filter, 'attributeId'>[],
): readonly SelectedFilter[] {
  const known = new Set(offered.map(({ attributeId }) => attributeId))
  return selected.filter(({ attributeId }) => known.has(attributeId))
}
