/** How many similar items the product page asks for (S1 §9). */
export const SIMILAR_ITEMS_PAGE_COUNT = 20

/** How many similar items are asked for when nobody says a number (S1 §9). */
export const SIMILAR_ITEMS_DEFAULT_COUNT = 10
