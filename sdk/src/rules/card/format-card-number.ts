import type { CardType } from '../../model/payment-card.ts'
import { cardDigits } from './card-digits.ts'
import { cardGaps } from './card-gaps.ts'
import { CARD_LENGTHS } from './card-lengths.ts'
import { cardType } from './card-type.ts'

/** A card number as it is shown in its input and as it is stored. */
export interface FormattedCardNumber {
  readonly display: string
  readonly digits: string
  readonly type?: CardType
}

/**
 * A card number in the groups of its kind, without a single digit too many; longer ones are left to the check.
 *
 * @example
 * formatCardNumber('4111111111111111').display // '4111 1111 1111 1111'
 */
export function formatCardNumber(raw: string): FormattedCardNumber {
  const typed = cardDigits(raw)
  const type = cardType(typed)
  if (!type) return { display: typed, digits: typed }
  const [standardLength] = CARD_LENGTHS[type]
  const digits = typed.length - 1 === standardLength ? typed.slice(0, standardLength) : typed
  const gaps = cardGaps(type)
  const display = Array.from(digits, (digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('')
  return { display, digits, type }
}
