import type { HeadView } from '../../framework/head-view.ts'
import type { TileView } from '../../catalogue/tile-view.ts'

export interface WorkPicture {
  readonly imageId: string
  readonly alt: string
}

export interface HeroView extends WorkPicture {
  readonly room: string
  readonly href: string
  readonly name: string
  readonly price: string
  /** Whether that is the least that it costs, and not the price of this very piece. */
  readonly isFrom: boolean
}

export interface PictureLink extends WorkPicture {
  readonly id: string
  readonly name: string
  readonly href: string
}

export interface HomeView {
  readonly head: HeadView
  readonly hero: HeroView | undefined
  readonly featured: readonly PictureLink[]
  readonly newest: readonly TileView[]
  readonly bestSellers: readonly TileView[]
  readonly artists: readonly PictureLink[]
  readonly walls: readonly WorkPicture[]
}
