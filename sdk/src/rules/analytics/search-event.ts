import type { AnalyticsEvent } from './analytics-event.ts'

/** How a shopper came to search. */
export type SearchType =
  'Text Search' | 'Recent Search' | 'Suggested Phrase' | 'Suggested Category' | 'Suggested Product'

/** What a shopper searched for and, unless they typed it out, where the suggestion leads. */
export interface SearchEventInput {
  readonly type: SearchType
  readonly term: string
  readonly url: string
}

/** A shopper searched; the address is told only when it was not a plain text search. */
export function searchEvent({
  type,
  term,
  url,
}: SearchEventInput): AnalyticsEvent<'search', { type: SearchType; term: string; url?: string }> {
  return { event: 'search', type, term, ...(type === 'Text Search' ? {} : { url }) }
}
