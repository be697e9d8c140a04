import type { SuggestionsDocument } from '../output/suggestions.ts'
import { columnLines } from './column-lines.ts'

export function suggestionLines({ categories, products }: SuggestionsDocument): readonly string[] {
  return columnLines([
    ...categories.flatMap(({ phrases }) => phrases.map(phrase => ['phrase', phrase, '', ''])),
    ...categories.map(({ name, address }) => ['category', name, '', address]),
    ...products.map(({ name, price, address }) => ['product', name, price?.text ?? '', address]),
  ])
}
