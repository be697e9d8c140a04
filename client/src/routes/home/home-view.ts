import type { HeadView } from '../../framework/head-view.ts'
import type { TileView } from '../../catalogue/tile-view.ts'

/** A picture of a real work, and whose it is. */
export interface WorkPicture {
  readonly imageId: string
  readonly alt: string
}

/** The work that hangs in the room above everything else. */
export interface HeroView extends WorkPicture {
  readonly room: string
  readonly href: string
  readonly name: string
  readonly price: string
  /** Whether that is the least that it costs, and not the price of this very piece. */
  readonly isFrom: boolean
}

/** A way into the shop with a picture of what is there. */
export interface PictureLink extends WorkPicture {
  readonly id: string
  readonly name: string
  readonly href: string
}

/** What the home page shows; what cannot be had is absent. */
export interface HomeView {
  readonly head: HeadView
  readonly hero: HeroView | undefined
  readonly featured: readonly PictureLink[]
  readonly newest: readonly TileView[]
  readonly bestSellers: readonly TileView[]
  readonly artists: readonly PictureLink[]
  /** The pictures that hang beside what the shop promises. */
  readonly walls: readonly WorkPicture[]
}
