import type { Crumb } from '../../model/category.ts'
import type { SortId } from '../../model/list-state.ts'
import { addressParts } from '../address/address-parts.ts'
import { DEFAULT_SORT } from './list-sort.ts'

/** Where a breadcrumb leads: the current sort stays, unless it is the usual one; the home page has nothing to sort. */
export function breadcrumbAddress({ displayUrl }: Pick<Crumb, 'displayUrl'>, sort: SortId): string {
  const { path, search, hash } = addressParts(displayUrl)
  if (sort === DEFAULT_SORT || path === '/') return displayUrl
  const start = displayUrl.slice(0, displayUrl.length - search.length - hash.length)
  const query = new URLSearchParams(search)
  query.set('sort', sort)
  return `${start}?${query.toString()}${hash}`
}
