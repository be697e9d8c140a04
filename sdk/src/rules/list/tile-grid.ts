import type { SiteId } from '../../model/site.ts'

/** How many tiles stand in a row on a desktop (S1 §9). */
export const TILES_PER_ROW: Readonly<Record<SiteId, number>> = { Art: 6, AllPosters: 5 }

/** How high a tile is before it is measured, in pixels (S1 §9). */
export const TILE_HEIGHTS: Readonly<Record<SiteId, number>> = { Art: 379, AllPosters: 390 }

/** How many rows beyond the visible ones are kept ready (S1 §9). */
export const BUFFERED_ROWS = 4
