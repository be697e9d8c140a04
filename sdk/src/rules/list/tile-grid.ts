/** How many rows beyond the visible ones are kept ready (S1 §9). */
export const BUFFERED_ROWS = 4
