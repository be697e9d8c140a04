import type { Money } from '../../model/money.ts'
import type { Suggestions } from '../../model/suggestion.ts'
import { distinctTerms } from './distinct-terms.ts'

/** How many rows the popover shows at most, so that it never scrolls. */
export const SUGGESTION_ROWS_MAX = { desktop: 10, mobile: 8 } as const

/** What the groups of the popover are called. */
export const SUGGESTION_LABELS = {
  recent: 'Recent Searches',
  search: 'Suggestions',
  category: 'Categories',
  product: 'Products',
} as const

/** One row of the popover. */
export type SuggestionRow =
  | { readonly kind: 'recent' | 'search'; readonly text: string }
  | { readonly kind: 'category'; readonly text: string; readonly url: string }
  | { readonly kind: 'product'; readonly text: string; readonly url: string; readonly price?: Money }

/** The rows for what was typed, grouped by kind; when room is short every kind gets its turn. */
export function suggestionRows(suggestions: Suggestions, limit: number): readonly SuggestionRow[] {
  return rowsByKind(suggestions)
    .flatMap((rows, kind) => rows.map((row, turn) => ({ row, kind, turn })))
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, Math.max(0, limit))
    .toSorted((a, b) => a.kind - b.kind)
    .map(({ row }) => row)
}

/** The rows for a search box in which nothing is typed yet. */
export function recentRows(recents: readonly string[], limit: number): readonly SuggestionRow[] {
  return recents.slice(0, Math.max(0, limit)).map(text => ({ kind: 'recent', text }))
}

function rowsByKind({ categories, products }: Suggestions): readonly (readonly SuggestionRow[])[] {
  const phrases = categories.flatMap(category => category.suggestedPhrases.map(({ phrase }) => phrase))
  return [
    distinctTerms(phrases).map(text => ({ kind: 'search', text })),
    categories.map(({ value, url }) => ({ kind: 'category', text: value, url })),
    products.map(({ productName, url, price }) => ({
      kind: 'product',
      text: productName,
      url,
      ...(price && { price }),
    })),
  ]
}
