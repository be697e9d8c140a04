import * as fc from 'fast-check'
import { LIST_PAGE_MAX, listOffset, listPageCount, pageFromQuery } from './list-page.ts'

test.each([
  [null, 1],
  ['', 1],
  ['1', 1],
  ['2', 2],
  ['007', 7],
  ['0', 1],
  ['-1', 1],
  ['abc', 1],
  ['NaN', 1],
  ['Infinity', 1],
  ['1e9', 1],
  ['2.5', 1],
  ['2,3', 1],
  [' 2', 1],
  ['2x', 1],
  ['x2', 1],
  ['0x10', 1],
  ['٣', 1],
  ['😺', 1],
  ['100000', 100_000],
  ['100001', 100_000],
  ['99999999999999999999', 100_000],
  ['999999999999999999999', 1],
  ['9'.repeat(50_000), 1],
])('page=%.30s is page %p (PLP-15, S-12)', (value, page) => {
  expect(pageFromQuery(value)).toBe(page)
})

test('any text is a page within bounds (PLP-15, S-12)', () => {
  fc.assert(
    fc.property(fc.string(), value => {
      const page = pageFromQuery(value)
      expect(Number.isInteger(page) && page >= 1 && page <= LIST_PAGE_MAX).toBe(true)
    }),
  )
})

test.each([
  [0, 60, 0],
  [1, 60, 1],
  [60, 60, 1],
  [61, 60, 2],
  [120, 60, 2],
  [3, 1, 3],
  [3_000_000, 25, 100_000],
  [-1, 60, 0],
  [Number.NaN, 60, 0],
  [60, 0, 0],
  [60, -60, 0],
  [60, Number.NaN, 0],
])('%p products by %p fill %p pages (PLP-11)', (total, limit, pages) => {
  expect(listPageCount(total, limit)).toBe(pages)
})

test.each([
  [1, 60, 0],
  [2, 60, 60],
  [3, 60, 120],
  [3, 25, 50],
])('page %p by %p starts after %p products (PLP-22, C-23)', (page, limit, offset) => {
  expect(listOffset(page, limit)).toBe(offset)
})
