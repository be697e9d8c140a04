import type { SortOption } from '../../model/listing.ts'
import type { SortId } from '../../model/list-state.ts'

/** A way to sort that every list of the shop offers. */
export interface ListSort extends SortOption {
  readonly id: SortId
}

/** How the upstream is told to sort. */
export interface ListOrder {
  readonly orderBy: string
  readonly orderByDirection: 'asc' | 'desc'
}

/** How a list is sorted until the shopper says otherwise. */
export const DEFAULT_SORT: SortId = 'best-matches'

/** The sort menu. */
export const SORT_OPTIONS: readonly ListSort[] = [
  { id: 'best-matches', label: 'Best Matches' },
  { id: 'best-selling', label: 'Best Selling' },
  { id: 'newest', label: 'Newest' },
  { id: 'price-low-to-high', label: 'Price: Low to High' },
  { id: 'price-high-to-low', label: 'Price: High to Low' },
  { id: 'title', label: 'Title: A to Z' },
]

/** What each sort is to the upstream. */
export const SORT_ORDERS: Readonly<Record<SortId, ListOrder>> = {
  'best-matches': { orderBy: 'relevance', orderByDirection: 'desc' },
  'best-selling': { orderBy: 'sales', orderByDirection: 'desc' },
  newest: { orderBy: 'date', orderByDirection: 'desc' },
  'price-low-to-high': { orderBy: 'price', orderByDirection: 'asc' },
  'price-high-to-low': { orderBy: 'price', orderByDirection: 'desc' },
  title: { orderBy: 'title', orderByDirection: 'asc' },
}

/** The sort that an address asks for; an unknown one is the default. */
export function sortFromQuery(value: string | null | undefined): SortId {
  return SORT_OPTIONS.find(option => option.id === value)?.id ?? DEFAULT_SORT
}

/** A sort as the upstream wants it. */
export function sortOrder(sort: SortId): ListOrder {
  return SORT_ORDERS[sort]
}
