/** How many similar items the product page asks for. */
export const SIMILAR_ITEMS_PAGE_COUNT = 20

/** How many similar items are requested by default. */
export const SIMILAR_ITEMS_DEFAULT_COUNT = 10
