import type { ListState } from '../../model/list-state.ts'
import { listPageCount } from './list-page.ts'

/** The status of a list: filters that leave nothing, and pages beyond the end, are not found. */
export function listStatus({ filters, page, limit }: ListState, total: number): 200 | 404 {
  const pageCount = listPageCount(total, limit)
  if (pageCount === 0 && filters.length > 0) return 404
  return page > Math.max(1, pageCount) ? 404 : 200
}
