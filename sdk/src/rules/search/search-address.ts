import type { PageAddress } from '../../model/list-state.ts'
import type { SiteId } from '../../model/site.ts'
import { SEARCH_SETTINGS } from '../../sites/brands.ts'
import { searchTerm } from './search-term.ts'

const SHARED_PATH = '/search'

/** The address of a brand's results for a term, or undefined when nothing was typed. */
export function searchAddress(site: SiteId, text: string): string | undefined {
  const skq = searchTerm(text)
  return skq ? `${SEARCH_SETTINGS[site].path}?${new URLSearchParams({ skq }).toString()}` : undefined
}

/** The address of the results for a suggestion, which also says what had been typed. */
export function suggestionAddress(site: SiteId, suggestion: string, typed: string): string | undefined {
  const skq = searchTerm(suggestion)
  if (!skq) return undefined
  const query = new URLSearchParams({ skq, sks: skq, skt: searchTerm(typed) })
  return `${SEARCH_SETTINGS[site].path}?${query.toString()}`
}

/** Whether a path, without site and locale, shows search results on either brand. */
export function isSearchPath(pathname: string): boolean {
  return pathname === SHARED_PATH || Object.values(SEARCH_SETTINGS).some(({ path }) => path === pathname)
}

/** The term that an address searches for, empty when there is none, undefined when it is no search. */
export function termFromAddress({ pathname, search }: PageAddress): string | undefined {
  if (!isSearchPath(pathname)) return undefined
  const query = new URLSearchParams(search)
  const term = searchTerm(query.get('skq') ?? '')
  return term || pathname !== SHARED_PATH ? term : searchTerm(query.get('q') ?? '')
}
