import { parseJson } from '../texts/parse-json.ts'
import { distinctTerms } from './distinct-terms.ts'

const STORED_LENGTH_MAX = 20_000

/** How many searches the shop remembers. */
export const RECENT_SEARCHES_MAX = 5

/** The remembered searches after one more, newest first. */
export function addRecentSearch(recents: readonly string[], text: string): readonly string[] {
  return distinctTerms([text, ...recents]).slice(0, RECENT_SEARCHES_MAX)
}

/** The remembered searches behind whatever the browser's storage holds. */
export function parseRecentSearches(stored: unknown): readonly string[] {
  const isStored = typeof stored === 'string' && stored.length <= STORED_LENGTH_MAX
  const terms = isStored ? parseJson(stored) : undefined
  if (!Array.isArray(terms)) return []
  return distinctTerms(terms.filter(term => typeof term === 'string')).slice(0, RECENT_SEARCHES_MAX)
}
