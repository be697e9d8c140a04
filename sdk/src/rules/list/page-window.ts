/** How many page links show. */
export const PAGE_LINKS_VISIBLE = 5

/** Above this page a link to the first page shows. */
export const FIRST_PAGE_LINK_ABOVE = 4

/** The page links around the page a shopper is on. */
export interface PageWindow {
  readonly pages: readonly number[]
  /** With '...' behind it. */
  readonly hasFirstLink: boolean
  readonly previous?: number
  readonly next?: number
}

/**
 * Which page links show; beyond the end they lead back into the list.
 *
 * @example
 * pageWindow(6, 12) // { pages: [4, 5, 6, 7, 8], hasFirstLink: true, previous: 5, next: 7 }
 */
export function pageWindow(page: number, pageCount: number): PageWindow {
  const start = page > FIRST_PAGE_LINK_ABOVE ? windowStart(page, pageCount) : 1
  const length = Math.max(0, Math.min(PAGE_LINKS_VISIBLE, pageCount))
  const previous = Math.min(page - 1, pageCount)
  return {
    pages: Array.from({ length }, (_, index) => start + index),
    hasFirstLink: start > 1,
    ...(previous >= 1 && { previous }),
    ...(page < pageCount && { next: page + 1 }),
  }
}

function windowStart(page: number, pageCount: number): number {
  const sideCount = (PAGE_LINKS_VISIBLE - 1) / 2
  return Math.max(1, Math.min(page - sideCount, pageCount - PAGE_LINKS_VISIBLE + 1))
}
