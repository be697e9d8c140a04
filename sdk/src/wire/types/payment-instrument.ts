import type { MaybeNumber, MaybeText } from './maybe.ts'

/** A card on the wire; no number but the masked one is read. */
export interface PaymentCardWire {
  cardType?: MaybeText
  maskedNumber?: MaybeText
  holder?: MaybeText
  expirationMonth?: MaybeNumber
  expirationYear?: MaybeNumber
}

/** A way of payment on the wire. */
export interface PaymentInstrumentWire {
  paymentInstrumentId: string
  paymentMethodId?: MaybeText
  amount?: MaybeNumber
  paymentCard?: PaymentCardWire | null | undefined
}
