import type { Message } from '../../model/message.ts'

/** A gift card that is unknown, empty, or of another currency. */
export const GIFT_CARD_REFUSED: Message<'gift-card.refused'> = {
  code: 'gift-card.refused',
  message: 'This gift card cannot be used. Check its code; it may also have nothing left.',
}

/** A gift card pays for the basket. */
export const GIFT_CARD_APPLIED: Message<'gift-card.applied'> = {
  code: 'gift-card.applied',
  message: 'Gift card applied',
}
