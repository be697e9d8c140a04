import { truncateText } from '../texts/truncate-text.ts'

/** The most characters of a search that the shop looks at. */
export const SEARCH_TERM_MAX = 200

/** What a shopper searches for: trimmed, cut where no sensible search goes on, and without broken characters. */
export function searchTerm(text: string): string {
  return truncateText(text, SEARCH_TERM_MAX)
}
