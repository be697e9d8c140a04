import type { ListState } from '../../model/list-state.ts'
import type { SiteId } from '../../model/site.ts'
import { SEARCH_SETTINGS } from '../../sites/brands.ts'
import { isSearchPath } from '../search/search-address.ts'
import { listAddress } from './list-address.ts'

/** The address search engines shall keep, without site and locale: each page its own, a search on the brand's path. */
export function listCanonical(site: SiteId, pathname: string, state: ListState): string {
  return listAddress(isSearchPath(pathname) ? SEARCH_SETTINGS[site].path : pathname, state)
}
