import type { Money } from '../../model/money.ts'
import type { CategorySuggestion, Suggestions } from '../../model/suggestion.ts'
import { distinctTerms } from './distinct-terms.ts'

/** How many rows the popover shows at most, so that it never scrolls. */
export const SUGGESTION_ROWS_MAX = { desktop: 10, mobile: 8 } as const

/** What the groups of the popover are called. */
export const SUGGESTION_LABELS = {
  recent: { code: 'search.recent-searches', message: 'Recent Searches' },
  search: { code: 'search.suggestions', message: 'Suggestions' },
  category: { code: 'header.categories', message: 'Categories' },
  artist: { code: 'search.artists', message: 'Artists' },
  product: { code: 'search.products', message: 'Products' },
} as const

/** One row of the popover. */
export type SuggestionRow =
  | { readonly kind: 'recent' | 'search'; readonly text: string }
  | { readonly kind: 'category' | 'artist'; readonly text: string; readonly url: string }
  | {
      readonly kind: 'product'
      readonly text: string
      readonly url: string
      readonly productId: string
      readonly price?: Money
    }

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
    categories
      .filter(each => !isArtist(each))
      .map(({ value, url }) => ({ kind: 'category', text: value, url })),
    categories.filter(isArtist).map(({ value, url }) => ({ kind: 'artist', text: value, url })),
    products.map(({ productId, productName, url, price }) => ({
      kind: 'product',
      text: productName,
      url,
      productId,
      ...(price && { price }),
    })),
  ]
}

// The works of an artist are a category like any other; its id alone tells that it is an artist's.
function isArtist({ id }: CategorySuggestion): boolean {
  return id.startsWith('artists-')
}
