import type { SiteId } from '../model/site.ts'

/** The amount a gift card has unless another is chosen. */
export const GIFT_CARD_AMOUNT = 50

/** The number of the product that a gift card is. */
export const GIFT_CARD_ID = 'GC0025'

/** Where gift cards are sold, without what is chosen. */
export const GIFT_CARD_PATH = '/gift-cards/GC0025'

/** Where gift cards are sold. */
export const GIFT_CARD_LINK = '/gift-cards/GC0025?amount=50&pid=GC0025-2'

/** The works that may be on a gift card of each brand, by the ids of their pictures. */
export const GIFT_CARD_DESIGNS: Readonly<Record<SiteId, readonly string[]>> = {
  Art: ['A100', 'A101', 'A102', 'A103'],
  AllPosters: ['A104', 'A105', 'A106', 'A107'],
}
