import type { TileView } from './tile-view.ts'

/** A work of which little is known. */
export type PlainWork = Pick<TileView, 'upi' | 'href' | 'imageId' | 'name'> &
  Partial<Pick<TileView, 'artist'>>

/** A tile that says no more than what is known of its work; what it costs now, only its page says. */
export function plainTile(work: PlainWork): TileView {
  return {
    artist: '',
    ...work,
    alt: work.artist ? `${work.name} by ${work.artist}` : work.name,
    artistHref: '',
    productType: '',
    size: '',
    prefix: '',
    price: '',
    minor: 0,
    oldPrice: '',
    badges: [],
  }
}
