import { truncateText } from '../texts/truncate-text.ts'

/** The most characters of a search that the shop looks at. */
export const SEARCH_TERM_MAX = 200

const VISIBLE = /[^\p{C}\p{Z}]/u

/** What a shopper searches for: trimmed, cut where no sensible search goes on; empty when nothing of it can be seen. */
export function searchTerm(text: string): string {
  const term = truncateText(text, SEARCH_TERM_MAX)
  return VISIBLE.test(term) ? term : ''
}
