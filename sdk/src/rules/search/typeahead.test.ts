import type { Suggestions } from '../../model/suggestion.ts'
import {
  SEARCH_DEBOUNCE_MS,
  TYPEAHEAD_CATEGORY_COUNT,
  TYPEAHEAD_MIN_CHARACTERS,
  TYPEAHEAD_START,
  isSearchPopoverOpen,
  nextTypeahead,
  typeaheadTerm,
} from './typeahead.ts'
import type { TypeaheadEvent, TypeaheadState } from './typeahead.ts'

const NOTHING: Suggestions = { categories: [], products: [] }
const CATS: Suggestions = {
  categories: [{ id: 'cats', value: 'Cats', url: '/c/cats', suggestedPhrases: [] }],
  products: [],
}
const PRODUCT: Suggestions = {
  categories: [],
  products: [{ productId: 'A1', productName: 'Quiet Cat', url: '/products/quiet-cat-A1' }],
}

const after = (...events: readonly TypeaheadEvent[]): TypeaheadState =>
  events.reduce<TypeaheadState>(nextTypeahead, TYPEAHEAD_START)

const typed = (text: string): TypeaheadEvent => ({ type: 'typed', text })
const answered = (term: string, suggestions: Suggestions): TypeaheadEvent => ({
  type: 'answered',
  term,
  suggestions,
})

test('the search box waits 300 ms, wants 3 characters and asks for 10 categories (SRB-07, SRB-08, SRB-18, S-01, S-02, CON-05)', () => {
  expect([SEARCH_DEBOUNCE_MS, TYPEAHEAD_MIN_CHARACTERS, TYPEAHEAD_CATEGORY_COUNT]).toEqual([300, 3, 10])
})

test.each([
  ['', undefined],
  ['ca', undefined],
  ['  ca  ', undefined],
  ['cat', 'cat'],
  ['  cat  ', 'cat'],
  ['😺😺', undefined],
  ['😺😺😺', '😺😺😺'],
])('%j asks for suggestions to %j (SRB-07, S-01)', (text, term) => {
  expect(typeaheadTerm(text)).toBe(term)
})

test('an untouched search box is empty and closed (SRB-03)', () => {
  expect(TYPEAHEAD_START).toEqual({ text: '', isActive: false, suggestions: NOTHING })
  expect(isSearchPopoverOpen(TYPEAHEAD_START, ['cats'])).toBe(false)
})

test.each([
  ['focus, with recent searches', [{ type: 'focused' }], ['cats'], true],
  ['focus, with neither', [{ type: 'focused' }], [], false],
  ['typing, nothing suggested yet', [typed('cat')], [], false],
  ['typing, a category suggested', [typed('cat'), answered('cat', CATS)], [], true],
  ['typing, a product suggested', [typed('cat'), answered('cat', PRODUCT)], [], true],
  ['typing, nothing found', [typed('cat'), answered('cat', NOTHING)], [], false],
  ['typing, recent searches', [typed('c')], ['cats'], true],
] satisfies readonly [string, readonly TypeaheadEvent[], readonly string[], boolean][])(
  'the popover after %s (SRB-01, SRB-02, SRB-03)',
  (_, events, recents, isOpen) => {
    expect(isSearchPopoverOpen(after(...events), recents)).toBe(isOpen)
  },
)

test('suggestions to a box that is empty again do not open the popover (SRB-02)', () => {
  expect(isSearchPopoverOpen({ text: '  ', isActive: true, suggestions: CATS }, [])).toBe(false)
})

test.each(['blurred', 'cancelled', 'navigated'] as const)(
  'the popover closes when %s, and opens again on focus or typing (SRB-04, SRB-05, SRB-06)',
  type => {
    const closed = after(typed('cat'), answered('cat', CATS), { type })
    expect(closed).toEqual({ text: 'cat', isActive: false, suggestions: CATS })
    expect(isSearchPopoverOpen(closed, ['dogs'])).toBe(false)
    expect(isSearchPopoverOpen(nextTypeahead(closed, { type: 'focused' }), [])).toBe(true)
    expect(isSearchPopoverOpen(nextTypeahead(closed, typed('cats')), [])).toBe(true)
  },
)

test('a late answer to an older term changes nothing (SRB-23)', () => {
  const state = after(typed('cat'), typed('cats'), answered('cats', PRODUCT))
  expect(nextTypeahead(state, answered('cat', CATS))).toBe(state)
  expect(nextTypeahead(state, { type: 'failed', term: 'cat' })).toBe(state)
})

test('an answer after everything was deleted changes nothing (SRB-23)', () => {
  const state = after(typed('cat'), typed(''))
  expect(nextTypeahead(state, answered('cat', CATS))).toBe(state)
})

test('an answer counts although blanks were typed around its term (SRB-23)', () => {
  expect(after(typed(' cat '), answered('cat', CATS))).toEqual({
    text: ' cat ',
    isActive: true,
    suggestions: CATS,
  })
})

test('suggestions stay while more is typed, and go when too little is left (SRB-07, SRB-23)', () => {
  const state = after(typed('cat'), answered('cat', CATS))
  expect(nextTypeahead(state, typed('cats')).suggestions).toBe(CATS)
  expect(nextTypeahead(state, typed('ca')).suggestions).toEqual(NOTHING)
})

test('an answer does not open a popover that was closed meanwhile (SRB-04)', () => {
  const state = after(typed('cat'), { type: 'blurred' }, answered('cat', CATS))
  expect(state).toEqual({ text: 'cat', isActive: false, suggestions: CATS })
})

test('when suggesting fails the popover hides (S-49)', () => {
  const state = after(typed('cat'), answered('cat', CATS), { type: 'failed', term: 'cat' })
  expect(state).toEqual({ text: 'cat', isActive: false, suggestions: NOTHING })
  expect(isSearchPopoverOpen(state, ['dogs'])).toBe(false)
})
