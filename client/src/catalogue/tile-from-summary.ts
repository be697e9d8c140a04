import type { TileView } from './tile-view.ts'

export type WorkSummary = Pick<TileView, 'upi' | 'href' | 'imageId' | 'name'> &
  Partial<Pick<TileView, 'artist'>>

/** A tile that says no more than what is known of its work; what it costs now, only its page says. */
export function tileFromSummary(work: WorkSummary): TileView {
  return {
    artist: '',
    ...work,
    alt: '',
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
