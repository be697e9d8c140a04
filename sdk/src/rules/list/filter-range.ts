import type { SiteId } from '../../model/site.ts'
import { LIST_SETTINGS } from '../../sites/brands.ts'

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
  const visible = isExpanded ? entries : entries.slice(0, LIST_SETTINGS[site].filterRange)
  return { visible, hiddenCount: entries.length - visible.length }
}
