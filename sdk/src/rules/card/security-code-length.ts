import type { CardType } from '../../model/payment-card.ts'

/** How many digits the security code of a kind of card has. */
export function securityCodeLength(type: CardType | undefined): number {
  return type === 'Amex' ? 4 : 3
}
