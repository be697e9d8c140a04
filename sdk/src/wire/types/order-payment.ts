import type { MaybeNumber, MaybeText } from './maybe.ts'

/** A way in which an order was paid on the wire. */
export interface OrderPaymentWire {
  paymentCard?:
    | {
        cardType?: MaybeText
        numberLastDigits?: MaybeText
        maskedNumber?: MaybeText
        expirationMonth?: MaybeNumber
        expirationYear?: MaybeNumber
      }
    | null
    | undefined
}
