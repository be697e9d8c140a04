import type { CardPayload, MaskedCardPayload } from '../../model/payment-card.ts'

/** What a basket is told about a card: of its number only the last four digits. */
export function maskedCardPayload({ paymentMethodId, paymentCard }: CardPayload): MaskedCardPayload {
  const { holder, number, cardType, expirationMonth, expirationYear } = paymentCard
  const shown = number.length > 8 ? number.slice(-4) : ''
  const maskedNumber = shown.padStart(number.length, '*')
  return {
    paymentMethodId,
    paymentCard: { ...(holder && { holder }), maskedNumber, cardType, expirationMonth, expirationYear },
  }
}
