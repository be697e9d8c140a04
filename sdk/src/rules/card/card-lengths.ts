import type { CardType } from '../../model/payment-card.ts'

/** How many digits the numbers of each kind of card have, the usual length first. */
export const CARD_LENGTHS: Readonly<Record<CardType, readonly number[]>> = {
  Visa: [16, 18, 19],
  'Master Card': [16],
  Amex: [15],
  Discover: [16, 19],
}
