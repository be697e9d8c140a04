import type { Translate } from '../i18n/translate.ts'
import { nameWithArtist } from './name-with-artist.ts'
import type { TileView } from './tile-view.ts'

export type WorkSummary = Pick<TileView, 'upi' | 'href' | 'imageId' | 'name'> &
  Partial<Pick<TileView, 'artist'>>

/** Makes tiles that say no more than what is known of their work; what it costs now, only its page says. */
export function tileFromSummary(t: Translate): (work: WorkSummary) => TileView {
  return work => ({
    artist: '',
    ...work,
    alt: nameWithArtist(work, t),
    artistHref: '',
    productType: '',
    size: '',
    prefix: '',
    price: '',
    minor: 0,
    oldPrice: '',
    badges: [],
  })
}
