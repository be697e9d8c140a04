/** How many products a page of a list shows. */
export const LIST_LIMIT = 60

/** Where a list starts. */
export const LIST_OFFSET = 0

/** The default page size of a search. */
export const SEARCH_LIMIT = 10

/** The default offset of a search. */
export const SEARCH_OFFSET = 0

/** The page sizes a shopper may choose. */
export const PAGE_SIZES: readonly number[] = [25, 50, 100]

/** The page size that an address asks for; anything not on offer is the usual one. */
export function limitFromQuery(value: string | null): number {
  return PAGE_SIZES.find(size => String(size) === value) ?? LIST_LIMIT
}
