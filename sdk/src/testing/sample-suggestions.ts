import type { SuggestionsWire } from '../operations/suggest.contract.ts'

/** What the typeahead proposes for a few letters, changed as a test needs it. */
export function sampleSuggestions(changes: Partial<SuggestionsWire> = {}): SuggestionsWire {
  return {
    categorySuggestions: [
      {
        id: 'landscapes',
        value: 'Landscapes',
        url: '/gallery/landscapes',
        suggestedPhrases: [{ phrase: 'landscapes at dusk' }],
      },
    ],
    productSuggestions: [
      {
        productId: 'A1042',
        productName: 'Quiet Ridge',
        price: 29.99,
        currency: 'USD',
        url: '/products/quiet-ridge-A1042',
      },
    ],
    ...changes,
  }
}
