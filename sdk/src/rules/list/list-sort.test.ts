import { DEFAULT_SORT, SORT_OPTIONS, sortFromQuery, sortOrder } from './list-sort.ts'

test('lists are sorted by best matches until another order is chosen (PLP-19)', () => {
  expect(DEFAULT_SORT).toBe('best-matches')
})

test.each([
  ['best-matches', 'Best Matches', 'relevance', 'desc'],
  ['best-selling', 'Best Selling', 'sales', 'desc'],
  ['newest', 'Newest', 'date', 'desc'],
  ['price-low-to-high', 'Price: Low to High', 'price', 'asc'],
  ['price-high-to-low', 'Price: High to Low', 'price', 'desc'],
  ['title', 'Title: A to Z', 'title', 'asc'],
] as const)(
  'the sort %s is called %j and asks for %s %s (PLP-17, PLP-20)',
  (id, label, orderBy, direction) => {
    expect(SORT_OPTIONS).toContainEqual({ id, label })
    expect(sortFromQuery(id)).toBe(id)
    expect(sortOrder(id)).toEqual({ orderBy, orderByDirection: direction })
  },
)

test('the sort menu has six options, best matches first (PLP-17)', () => {
  expect(SORT_OPTIONS).toHaveLength(6)
  expect(SORT_OPTIONS[0]?.id).toBe(DEFAULT_SORT)
})

test.each([null, undefined, '', 'NEWEST', ' newest', ';drop table', '__proto__', 'constructor'])(
  'sort=%s is best matches (PLP-19)',
  value => {
    expect(sortFromQuery(value)).toBe('best-matches')
  },
)
