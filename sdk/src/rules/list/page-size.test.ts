import {
  LIST_LIMIT,
  LIST_OFFSET,
  PAGE_SIZES,
  SEARCH_LIMIT,
  SEARCH_OFFSET,
  limitFromQuery,
} from './page-size.ts'

test('list pages show 60 products from 0 on, searches answer 10 from 0 on (PLP-21 to PLP-24, C-23, S-02, CON-05)', () => {
  expect([LIST_LIMIT, LIST_OFFSET, SEARCH_LIMIT, SEARCH_OFFSET]).toEqual([60, 0, 10, 0])
})

test('the page sizes on offer are 25, 50 and 100 (PLP-25)', () => {
  expect(PAGE_SIZES).toEqual([25, 50, 100])
})

test.each([
  ['25', 25],
  ['50', 50],
  ['100', 100],
  ['60', 60],
  ['10', 60],
  ['100000', 60],
  ['-25', 60],
  ['25.0', 60],
  [' 25', 60],
  ['', 60],
  [null, 60],
])('limit=%s shows %p products (C-23, PLP-25)', (value, limit) => {
  expect(limitFromQuery(value)).toBe(limit)
})
