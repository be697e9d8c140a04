import { addRecentSearch, parseRecentSearches, type SiteId } from '@wallart/sdk'
import { readStored, writeStored } from '../../framework/browser-storage.ts'

const storageKey = (site: SiteId) => `recent-searches-${site}`

/** What was searched for in this browser, newest first; nothing where the browser keeps nothing. */
export function recentSearches(site: SiteId): readonly string[] {
  return parseRecentSearches(readStored('localStorage', storageKey(site)))
}

export function rememberSearch(site: SiteId, term: string): void {
  storeRecentSearches(site, addRecentSearch(recentSearches(site), term))
}

export function storeRecentSearches(site: SiteId, terms: readonly string[]): void {
  writeStored('localStorage', storageKey(site), JSON.stringify(terms))
}
