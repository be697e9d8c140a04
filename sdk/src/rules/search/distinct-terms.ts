import { searchTerm } from './search-term.ts'

/** Search terms without empty ones and without repetitions in another case; the first spelling stays. */
export function distinctTerms(terms: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return terms.map(searchTerm).filter(term => {
    const key = term.toLowerCase()
    if (!key || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
