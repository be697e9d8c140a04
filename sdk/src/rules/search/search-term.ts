/** The most characters of a search that the shop looks at. */
export const SEARCH_TERM_MAX = 200

/** What a shopper searches for: trimmed, and cut where no sensible search goes on. */
export function searchTerm(text: string): string {
  return text
    .trim()
    .slice(0, SEARCH_TERM_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}
