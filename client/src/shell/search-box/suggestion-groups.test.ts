import type { Suggestions } from '@wallart/sdk'
import { suggestionGroups } from './suggestion-groups.ts'

const NOTHING: Suggestions = { categories: [], products: [] }
const FOUND: Suggestions = {
  categories: [{ id: 'c', value: 'Monet', url: '/category/c', suggestedPhrases: [] }],
  products: [],
}
const RECENTS = ['monet', 'water lilies', 'monet lilies']

const shown = (text: string, isEdited: boolean, suggestions = NOTHING, recents = RECENTS) =>
  suggestionGroups({ text, isEdited, suggestions, recents }, 8).map(({ kind, rows }) =>
    [`${kind}:`].concat(rows.map(row => row.text)),
  )

test.each([
  ['an empty field', '', true, NOTHING, [['recent:', ...RECENTS]]],
  ['what an entered field holds', 'cats', false, NOTHING, [['recent:', ...RECENTS]]],
  ['one letter of an entered field', 'x', false, NOTHING, [['recent:', ...RECENTS]]],
  ['what was typed since', 'cats', true, NOTHING, []],
  ['an entered field, once something is suggested', 'cats', false, FOUND, [['category:', 'Monet']]],
  ['a term that recent ones contain', 'Monet', false, NOTHING, [['recent:', 'monet lilies']]],
] as const)(
  'for %s (%j) the popover shows what fits (SRB-01, SRB-02)',
  (_, text, isEdited, suggestions, groups) => {
    expect(shown(text, isEdited, suggestions)).toEqual(groups)
  },
)

test('the present search is shown again where it is the only recent one (SRB-01)', () => {
  expect(shown('monet', false, NOTHING, ['monet'])).toEqual([['recent:', 'monet']])
  expect(shown('monet', false, NOTHING, [])).toEqual([])
})
