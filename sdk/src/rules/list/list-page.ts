/** The highest page number that the shop looks at. */
export const LIST_PAGE_MAX = 100_000

/** The page that an address asks for; whatever is no page number is the first page. */
export function pageFromQuery(value: string | null): number {
  if (value === null || !/^\d{1,20}$/.test(value)) return 1
  return Math.min(Math.max(1, Number(value)), LIST_PAGE_MAX)
}

/** How many pages so many products fill. */
export function listPageCount(total: number, limit: number): number {
  if (!(total > 0 && limit > 0)) return 0
  return Math.min(Math.ceil(total / limit), LIST_PAGE_MAX)
}

/** How many products come before a page. */
export function listOffset(page: number, limit: number): number {
  return (page - 1) * limit
}
