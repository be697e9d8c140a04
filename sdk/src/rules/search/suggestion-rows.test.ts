import type { Suggestions } from '../../model/suggestion.ts'
import { SUGGESTION_LABELS, SUGGESTION_ROWS_MAX, recentRows, suggestionRows } from './suggestion-rows.ts'

const many = (count: number): Suggestions => ({
  categories: Array.from({ length: count }, (_, n) => ({
    id: `c${n}`,
    value: `Category ${n}`,
    url: `/c/${n}`,
    suggestedPhrases: [{ phrase: `phrase ${n}` }],
  })),
  products: Array.from({ length: count }, (_, n) => ({
    productId: `P${n}`,
    productName: `Product ${n}`,
    url: `/p/${n}`,
  })),
})

test('the popover has at most 10 rows, 8 on a phone (UX-01)', () => {
  expect(SUGGESTION_ROWS_MAX).toEqual({ desktop: 10, mobile: 8 })
})

test('each kind of suggestion has its label (UX-01, SRB-19)', () => {
  const labels = Object.entries(SUGGESTION_LABELS).map(([kind, { message }]) => [kind, message])
  expect(Object.fromEntries(labels)).toEqual({
    recent: 'Recent Searches',
    search: 'Suggestions',
    category: 'Categories',
    artist: 'Artists',
    product: 'Products',
  })
})

test('phrases, categories and products are all shown, each with what it needs (SRB-19)', () => {
  const price = { minor: 1999, currency: 'USD' }
  const suggestions: Suggestions = {
    categories: [
      {
        id: 'cats',
        value: 'Cats',
        url: '/c/cats',
        suggestedPhrases: [{ phrase: 'cats' }, { phrase: 'CATS' }],
      },
      { id: 'big', value: 'Big Cats', url: '/c/big', suggestedPhrases: [{ phrase: 'big cats' }] },
    ],
    products: [
      { productId: 'A1', productName: 'Quiet Cat', url: '/p/A1', price },
      { productId: 'A2', productName: 'Loud Cat', url: '/p/A2' },
    ],
  }
  expect(suggestionRows(suggestions, 10)).toStrictEqual([
    { kind: 'search', text: 'cats' },
    { kind: 'search', text: 'big cats' },
    { kind: 'category', text: 'Cats', url: '/c/cats' },
    { kind: 'category', text: 'Big Cats', url: '/c/big' },
    { kind: 'product', text: 'Quiet Cat', url: '/p/A1', productId: 'A1', price },
    { kind: 'product', text: 'Loud Cat', url: '/p/A2', productId: 'A2' },
  ])
})

test.each([
  [
    10,
    [
      'search',
      'search',
      'search',
      'search',
      'category',
      'category',
      'category',
      'product',
      'product',
      'product',
    ],
  ],
  [8, ['search', 'search', 'search', 'category', 'category', 'category', 'product', 'product']],
  [1, ['search']],
  [0, []],
  [-3, []],
])('in %p rows every kind gets its turn (UX-01)', (limit, kinds) => {
  expect(suggestionRows(many(10), limit).map(row => row.kind)).toEqual(kinds)
})

test('a kind without suggestions leaves its room to the others (UX-01)', () => {
  expect(suggestionRows({ ...many(0), products: many(12).products }, 10)).toHaveLength(10)
  expect(suggestionRows(many(0), 10)).toEqual([])
})

test('recent searches are their own rows (SRB-01)', () => {
  expect(recentRows(['cats', 'dogs', 'birds'], 2)).toEqual([
    { kind: 'recent', text: 'cats' },
    { kind: 'recent', text: 'dogs' },
  ])
  expect(recentRows(['cats', 'dogs'], -1)).toEqual([])
})

test('artists stand on their own after the categories', () => {
  const categories = [
    { id: 'artists-ines-caldera', value: 'Ines Caldera', url: '/c/ines', suggestedPhrases: [] },
    { id: 'places-italy', value: 'Italy', url: '/c/italy', suggestedPhrases: [] },
  ]
  expect(suggestionRows({ categories, products: [] }, 10)).toEqual([
    { kind: 'category', text: 'Italy', url: '/c/italy' },
    { kind: 'artist', text: 'Ines Caldera', url: '/c/ines' },
  ])
})
