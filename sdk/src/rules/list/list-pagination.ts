import type { ListState } from '../../model/list-state.ts'
import { listAddress } from './list-address.ts'
import { listPageCount } from './list-page.ts'
import { pageWindow } from './page-window.ts'

/** A link to a page of a list. */
export interface PageLink {
  readonly page: number
  readonly address: string
  readonly isCurrent: boolean
}

/** The page links of a list. */
export interface ListPagination {
  readonly pageCount: number
  readonly pages: readonly PageLink[]
  /** With '...' behind it. */
  readonly first?: PageLink
  readonly previous?: PageLink
  readonly next?: PageLink
}

/** The page links of a list, each with its own address that keeps term, filters and sort. */
export function listPagination(pathname: string, state: ListState, total: number): ListPagination {
  const pageCount = listPageCount(total, state.limit)
  const { pages, hasFirstLink, previous, next } = pageWindow(state.page, pageCount)
  const link = (page: number): PageLink => ({
    page,
    address: listAddress(pathname, { ...state, page }),
    isCurrent: page === state.page,
  })
  return {
    pageCount,
    pages: pages.map(link),
    ...(hasFirstLink && { first: link(1) }),
    ...(previous !== undefined && { previous: link(previous) }),
    ...(next !== undefined && { next: link(next) }),
  }
}
