import type { SelectedFilter } from '../../model/list-state.ts'

/** By how many attributes a list can be narrowed at once. */
export const FILTER_ATTRIBUTES_MAX = 10

/** How many values of one attribute can be chosen at once. */
export const FILTER_VALUES_MAX = 20

/** The most characters of a filter's value. */
export const FILTER_VALUE_LENGTH_MAX = 100

/** An attribute and one of its values. */
export type FilterPair = readonly [attributeId: string, value: string]

/** The filters behind pairs: every value once, in one fixed order, without what cannot be a filter. */
export function selectedFilters(pairs: Iterable<FilterPair>): readonly SelectedFilter[] {
  const values = new Map<string, readonly string[]>()
  for (const [attributeId, text] of pairs) {
    const value = text.trim()
    const known = values.get(attributeId) ?? []
    const fits = known.length > 0 ? known.length < FILTER_VALUES_MAX : values.size < FILTER_ATTRIBUTES_MAX
    if (fits && isAttributeId(attributeId) && isValue(value) && !known.includes(value))
      values.set(attributeId, [...known, value])
  }
  return Array.from(values.keys())
    .toSorted()
    .map(attributeId => ({ attributeId, values: (values.get(attributeId) ?? []).toSorted() }))
}

/** The pairs of chosen filters, one for each value, in the fixed order. */
export function filterPairs(filters: readonly SelectedFilter[]): readonly FilterPair[] {
  return flatten(selectedFilters(flatten(filters)))
}

/** Whether a value is among the chosen filters. */
export function isFilterSelected(
  filters: readonly SelectedFilter[],
  attributeId: string,
  value: string,
): boolean {
  // A list offers hundreds of values, and most have none chosen.
  return filters.length > 0 && filterPairs(filters).some(pair => pair[0] === attributeId && pair[1] === value)
}

function isAttributeId(text: string): boolean {
  return /^[a-z][\w-]{0,39}$/i.test(text)
}

function isValue(text: string): boolean {
  return text.length > 0 && text.length <= FILTER_VALUE_LENGTH_MAX && !/\p{Surrogate}/u.test(text)
}

function flatten(filters: readonly SelectedFilter[]): readonly FilterPair[] {
  return filters.flatMap(({ attributeId, values }) => values.map((value): FilterPair => [attributeId, value]))
}
