import type { FieldIssue, Result } from '../../model/message.ts'
import type { CardDetails } from '../../model/payment-card.ts'
import { CARD_NUMBER_MAX_INPUT, cardDigits } from './card-digits.ts'
import { CARD_NOT_ACCEPTED, CARD_NUMBER_INVALID, CARD_NUMBER_REQUIRED } from './card-issues.ts'
import { CARD_LENGTHS } from './card-lengths.ts'
import { cardType } from './card-type.ts'
import { passesLuhn } from './passes-luhn.ts'

/** A card number's digits and kind, or what is wrong with it; nothing is cut off to make it good. */
export function checkCardNumber(
  raw: string,
): Result<Pick<CardDetails, 'number' | 'cardType'>, FieldIssue<'number'>> {
  if (raw.length > CARD_NUMBER_MAX_INPUT) return { ok: false, error: CARD_NUMBER_INVALID }
  const number = cardDigits(raw)
  if (number === '') return { ok: false, error: CARD_NUMBER_REQUIRED }
  const type = cardType(number)
  if (!type) return { ok: false, error: CARD_NOT_ACCEPTED }
  return CARD_LENGTHS[type].includes(number.length) && passesLuhn(number)
    ? { ok: true, value: { number, cardType: type } }
    : { ok: false, error: CARD_NUMBER_INVALID }
}
