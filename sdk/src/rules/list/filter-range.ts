import type { SiteId } from '../../model/site.ts'

/** How many entries of a filter list show before 'More' is asked for, one row of tiles wide. */
export const FILTER_LIST_RANGE: Readonly<Record<SiteId, number>> = { Art: 6, AllPosters: 5 }

/** A list of which the first entries show, and how many wait behind 'More'. */
export interface FilterRange<Entry> {
  readonly visible: readonly Entry[]
  readonly hiddenCount: number
}

/** What shows of a filter list or of the filter buttons. */
export function filterRange<Entry>(
  site: SiteId,
  entries: readonly Entry[],
  isExpanded: boolean,
): FilterRange<Entry> {
  const visible = isExpanded ? entries : entries.slice(0, FILTER_LIST_RANGE[site])
  return { visible, hiddenCount: entries.length - visible.length }
}
