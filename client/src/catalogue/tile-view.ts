import type { TileBadgeTone } from '@wallart/sdk'

interface TileBadgeView {
  readonly text: string
  /** Only where it is not neutral, as most are. */
  readonly tone?: Exclude<TileBadgeTone, 'neutral'>
}

export interface TileView {
  readonly upi: string
  readonly href: string
  readonly imageId: string
  /** What the picture shows, where the upstream says more than the work's name and artist. */
  readonly alt: string
  readonly name: string
  readonly artist: string
  readonly artistHref: string
  readonly productType: string
  readonly size: string
  readonly prefix: string
  readonly price: string
  readonly minor: number
  readonly oldPrice: string
  readonly badges: readonly TileBadgeView[]
}
