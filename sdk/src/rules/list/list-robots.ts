import type { ListState } from '../../model/list-state.ts'
import { DEFAULT_SORT } from './list-sort.ts'
import { LIST_LIMIT } from './page-size.ts'

/** The attributes of which one value makes a list worth finding in a search engine. */
export const INDEXABLE_ATTRIBUTES: readonly string[] = ['artist', 'style', 'subject']

/** What search engines may do with a list, for the robots tag and for the links that lead to it. */
export interface ListRobots {
  readonly robots: 'index,follow' | 'noindex,follow'
  readonly linkRel?: 'nofollow'
}

/** Whether search engines may keep a list: no search, nothing empty, and only few filters. */
export function listRobots(state: ListState, total: number): ListRobots {
  const isIndexable =
    state.term === undefined &&
    total > 0 &&
    state.sort === DEFAULT_SORT &&
    state.limit === LIST_LIMIT &&
    hasIndexableFilters(state)
  return isIndexable ? { robots: 'index,follow' } : { robots: 'noindex,follow', linkRel: 'nofollow' }
}

function hasIndexableFilters({ filters: [first, ...others] }: ListState): boolean {
  if (!first) return true
  return others.length === 0 && first.values.length === 1 && INDEXABLE_ATTRIBUTES.includes(first.attributeId)
}
