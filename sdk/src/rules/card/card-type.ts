import type { CardType } from '../../model/payment-card.ts'

/** The kind of card that the first digits of a number show, or undefined when they do not yet or it is not taken. */
export function cardType(digits: string): CardType | undefined {
  if (digits.startsWith('4')) return 'Visa'
  if (/^(?:5[1-5]|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720))/.test(digits)) return 'Master Card'
  if (/^3[47]/.test(digits)) return 'Amex'
  return /^6(?:011|4[4-9]|5)/.test(digits) ? 'Discover' : undefined
}
