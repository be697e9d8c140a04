import type { CardDetails, CardPayload } from '../../model/payment-card.ts'

/** What the commerce API is sent to keep a card. */
export function cardPayload({ number, cardType, expiry, holder }: CardDetails): CardPayload {
  return {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: {
      ...(holder && { holder }),
      number: number.replace(/\s/g, ''),
      cardType,
      expirationMonth: expiry.month,
      expirationYear: expiry.year,
      issueNumber: '',
      validFromMonth: 1,
      validFromYear: 2020,
    },
  }
}
