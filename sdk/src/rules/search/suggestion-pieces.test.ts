import * as fc from 'fast-check'
import { suggestionPieces } from './suggestion-pieces.ts'

const marked = (suggestion: string, typed: string): string =>
  suggestionPieces(suggestion, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('|')

test.each([
  ['cat posters', 'cat', '[cat]| posters'],
  ['cat posters', ' CAT ', '[cat]| posters'],
  ['Black Cat', 'cat', 'Black |[Cat]'],
  ['the cat sat on the cat', 'cat', 'the |[cat]| sat on the cat'],
  ['cats', 'cats', '[cats]'],
  ['dogs', 'cat', 'dogs'],
  ['ca', 'cat', 'ca'],
  ['cats', '', 'cats'],
  ['cats', '  ', 'cats'],
  ['', 'cat', ''],
  ['a.*b', '.*', 'a|[.*]|b'],
  ['Été à Paris', 'été', '[Été]| à Paris'],
  ['😺 posters', '😺', '[😺]| posters'],
  ['👩‍🚀 poster', '👩', '👩‍🚀 poster'],
  ['İstanbul cats', 'cats', 'İstanbul |[cats]'],
])('in %j the typed %j is told apart: %s (UX-01)', (suggestion, typed, pieces) => {
  expect(marked(suggestion, typed)).toBe(pieces)
})

test('an empty suggestion has no pieces (UX-01)', () => {
  expect(suggestionPieces('', 'cat')).toEqual([])
  expect(suggestionPieces('', '')).toEqual([])
})

test('the end of a very long suggestion is kept (UX-01)', () => {
  const long = 'x'.repeat(50_000)
  expect(suggestionPieces(`cat${long}`, 'cat')).toEqual([
    { text: 'cat', isTyped: true },
    { text: long, isTyped: false },
  ])
})

test('the pieces always make up the suggestion, none of them empty (UX-01)', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(text, text, text, (before, typed, behind) => {
      const suggestion = before + typed + behind
      const pieces = suggestionPieces(suggestion, typed)
      expect(pieces.map(piece => piece.text).join('')).toBe(suggestion)
      expect(pieces.every(piece => piece.text.length > 0)).toBe(true)
      expect(pieces.filter(piece => piece.isTyped).length).toBeLessThanOrEqual(1)
    }),
  )
})
