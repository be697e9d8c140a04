import type { ListState } from '../../model/list-state.ts'
import { listPagination } from './list-pagination.ts'

const STATE: ListState = {
  filters: [{ attributeId: 'color', values: ['Blue'] }],
  sort: 'newest',
  page: 5,
  limit: 60,
}
const address = (page: number): string => `/category/cats?f.color=Blue&sort=newest&page=${page}`
const link = (page: number, isCurrent = false): object => ({ page, address: address(page), isCurrent })

test('each page has its own address with filters and sort (PLP-10, PLP-11, PLP-12, WEB-15, S-10, S-11)', () => {
  expect(listPagination('/category/cats', STATE, 1000)).toEqual({
    pageCount: 17,
    pages: [link(3), link(4), link(5, true), link(6), link(7)],
    first: { page: 1, address: '/category/cats?f.color=Blue&sort=newest', isCurrent: false },
    previous: link(4),
    next: link(6),
  })
})

test('a list of one page has nothing to turn (PLP-13)', () => {
  const state: ListState = { filters: [], sort: 'best-matches', page: 1, limit: 60 }
  expect(listPagination('/category/cats', state, 60)).toEqual({
    pageCount: 1,
    pages: [{ page: 1, address: '/category/cats', isCurrent: true }],
  })
})

test('a page beyond the end links back into the list (S-12)', () => {
  expect(listPagination('/category/cats', STATE, 61)).toEqual({
    pageCount: 2,
    pages: [{ page: 1, address: '/category/cats?f.color=Blue&sort=newest', isCurrent: false }, link(2)],
    previous: link(2),
  })
})

test('the page size decides how many pages there are (PLP-25)', () => {
  expect(listPagination('/category/cats', { ...STATE, limit: 100 }, 1000).pageCount).toBe(10)
})
