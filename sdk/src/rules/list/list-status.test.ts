import type { ListState } from '../../model/list-state.ts'
import { listStatus } from './list-status.ts'

const STATE: ListState = { filters: [], sort: 'best-matches', page: 1, limit: 60 }
const BLUE = [{ attributeId: 'color', values: ['Blue'] }]

test.each([
  ['a list', STATE, 1, 200],
  ['a search without hits', { ...STATE, term: 'qwertz' }, 0, 200],
  ['an empty category', STATE, 0, 200],
  ['an impossible combination of filters', { ...STATE, filters: BLUE }, 0, 404],
  ['a possible combination of filters', { ...STATE, filters: BLUE }, 1, 200],
  ['the last page', { ...STATE, page: 2 }, 61, 200],
  ['a page beyond the end', { ...STATE, page: 2 }, 60, 404],
  ['a second page of nothing', { ...STATE, page: 2 }, 0, 404],
  ['a page beyond the end by its size', { ...STATE, page: 2, limit: 100 }, 100, 404],
])('%s (S-12, WEB-14)', (_, state, total, status) => {
  expect(listStatus(state, total)).toBe(status)
})
