import { pageWindow, siteLink, type SiteContext } from '@wallart/sdk'
import type { PaginationLink } from '../../ui/pagination/pagination.tsx'

export interface PageLinks {
  readonly pages: readonly PaginationLink[]
  readonly first?: PaginationLink
  readonly previous?: PaginationLink
  readonly next?: PaginationLink
}

/** The links to the pages of a list of the account; undefined when there is but one. */
export function pageLinks(
  path: string,
  { page, pageCount }: { readonly page: number; readonly pageCount: number },
  context: SiteContext,
): PageLinks | undefined {
  if (pageCount < 2) return undefined
  const { pages, hasFirstLink, previous, next } = pageWindow(page, pageCount)
  const linkTo = (to: number): PaginationLink => ({
    page: to,
    address: siteLink(to === 1 ? path : `${path}?page=${to}`, context),
    isCurrent: to === page,
  })
  return {
    pages: pages.map(linkTo),
    ...(hasFirstLink && { first: linkTo(1) }),
    ...(previous !== undefined && { previous: linkTo(previous) }),
    ...(next !== undefined && { next: linkTo(next) }),
  }
}

/** The page that an address names; undefined when that is no number of a page. */
export function pageNumber({ searchParams }: URL): number | undefined {
  const text = searchParams.get('page') ?? '1'
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
}
