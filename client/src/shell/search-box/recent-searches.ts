import { addRecentSearch, parseRecentSearches, type SiteId } from '@wallart/sdk'

const storageKey = (site: SiteId) => `recent-searches-${site}`

/** What was searched for in this browser, newest first; nothing where the browser keeps nothing. */
export function recentSearches(site: SiteId): readonly string[] {
  try {
    return parseRecentSearches(localStorage.getItem(storageKey(site)))
  } catch {
    return []
  }
}

export function rememberSearch(site: SiteId, term: string): void {
  storeRecentSearches(site, addRecentSearch(recentSearches(site), term))
}

export function storeRecentSearches(site: SiteId, terms: readonly string[]): void {
  try {
    localStorage.setItem(storageKey(site), JSON.stringify(terms))
  } catch {
    // A browser that keeps nothing has no recent searches.
  }
}
