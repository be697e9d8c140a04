import type { Money } from './money.ts'

/** What the search box proposes for a few typed letters. */
export interface Suggestions {
  readonly categories: readonly CategorySuggestion[]
  readonly products: readonly ProductSuggestion[]
}

/** A category that fits the typed letters, with phrases that complete them. */
export interface CategorySuggestion {
  readonly id: string
  readonly value: string
  readonly url: string
  readonly suggestedPhrases: readonly { readonly phrase: string }[]
}

/** A product that fits the typed letters. */
export interface ProductSuggestion {
  readonly productId: string
  readonly productName: string
  readonly price?: Money
  readonly url: string
}
