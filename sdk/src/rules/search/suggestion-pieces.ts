import { SEARCH_TERM_MAX, searchTerm } from './search-term.ts'

/** A piece of a suggestion, either what the shopper typed or what completes it. */
export interface SuggestionPiece {
  readonly text: string
  readonly isTyped: boolean
}

/** A suggestion in pieces, so that its completion can look different from what was typed. */
export function suggestionPieces(suggestion: string, typed: string): readonly SuggestionPiece[] {
  const letters = graphemes(suggestion.slice(0, SEARCH_TERM_MAX))
  const wanted = graphemes(searchTerm(typed)).map(letter => letter.toLowerCase())
  const start = indexOfRun(
    letters.map(letter => letter.toLowerCase()),
    wanted,
  )
  if (start < 0) return suggestion ? [{ text: suggestion, isTyped: false }] : []
  const before = letters.slice(0, start).join('')
  const match = letters.slice(start, start + wanted.length).join('')
  return [
    { text: before, isTyped: false },
    { text: match, isTyped: true },
    { text: suggestion.slice(before.length + match.length), isTyped: false },
  ].filter(piece => piece.text)
}

function graphemes(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
}

function indexOfRun(letters: readonly string[], wanted: readonly string[]): number {
  return letters.findIndex((_, start) => wanted.every((letter, offset) => letter === letters[start + offset]))
}
