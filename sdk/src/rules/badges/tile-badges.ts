import type { Hit } from '../../model/listing.ts'
import type { Message } from '../../model/message.ts'
import { isOnSale } from '../price/is-on-sale.ts'

/** The colour that a badge is given; green and yellow are fixed, the others are the brand's. */
export type TileBadgeTone = 'green' | 'yellow' | 'neutral' | 'muted'

/** A badge on a tile: its label and its tone. */
export interface TileBadge extends Message {
  readonly tone: TileBadgeTone
}

/**
 * The badges of a tile in their fixed order; what is unavailable is never announced as a sale.
 *
 * @example
 * const { hits } = await listing.search(query)
 * const labels = hits.map(hit => tileBadges(hit).map(({ message }) => message)) // [['New', 'Sale'], …]
 */
export function tileBadges(hit: Pick<Hit, 'flags' | 'orderable' | 'price' | 'msrp'>): readonly TileBadge[] {
  const { flags, orderable, price, msrp } = hit
  const badges: readonly (TileBadge | false)[] = [
    flags.isNew && { code: 'badge.new', message: 'New', tone: 'green' },
    orderable && isOnSale(price, msrp) && { code: 'badge.sale', message: 'Sale', tone: 'yellow' },
    flags.promoBadge && { code: 'badge.promo', message: 'Promo', tone: 'neutral' },
    flags.hotdeals && { code: 'badge.hot-deals', message: 'Hot Deals', tone: 'neutral' },
    flags.hgtv && { code: 'badge.hgtv', message: 'HGTV', tone: 'neutral' },
    flags.exclusive && { code: 'badge.exclusive', message: 'Exclusive', tone: 'neutral' },
    flags.bestSeller && { code: 'badge.best-seller', message: 'Best Seller', tone: 'neutral' },
    !orderable && { code: 'badge.unavailable', message: 'Unavailable', tone: 'muted' },
  ]
  return badges.filter(badge => badge !== false)
}
