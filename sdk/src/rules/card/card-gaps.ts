import type { CardType } from '../../model/payment-card.ts'

/** Before which digits of a card number a space is shown. */
export function cardGaps(type: CardType): readonly number[] {
  return type === 'Amex' ? [4, 10] : [4, 8, 12, 16]
}
