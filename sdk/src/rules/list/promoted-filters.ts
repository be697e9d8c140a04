import type { Filter, FilterValue } from '../../model/listing.ts'

/** The attributes that most shoppers narrow a list by, most wanted first. */
export const POPULAR_ATTRIBUTES: readonly string[] = ['size', 'orientation', 'color', 'price', 'subject']

/** The filters above the grid: the popular ones first, the others as the list names them. */
export function promotedFilters(filters: readonly Filter[]): readonly Filter[] {
  return filters.toSorted((a, b) => popularity(a) - popularity(b))
}

/** Whether a value is greyed because it would leave nothing; a chosen one can always be taken back. */
export function isFilterValueDisabled({ count, selected }: Pick<FilterValue, 'count' | 'selected'>): boolean {
  return count === 0 && !selected
}

function popularity({ attributeId }: Filter): number {
  const rank = POPULAR_ATTRIBUTES.indexOf(attributeId)
  return rank < 0 ? POPULAR_ATTRIBUTES.length : rank
}
