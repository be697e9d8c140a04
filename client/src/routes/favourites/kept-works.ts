import type { TileView } from '../../catalogue/tile-view.ts'
import type { PageLinks } from '../account/page-links.ts'

/** A page of the works in a customer's list, which favorites and wishlist share. */
export interface KeptWorks {
  readonly tiles: readonly TileView[]
  readonly count: number
  readonly links?: PageLinks
  /** The work that has just been removed. */
  readonly removedTile?: TileView
}
