import type { MaybeFlag, MaybeText } from './maybe.ts'

/** A card of an account on the wire, of which the shop reads the brand and the last digits. */
export interface CustomerPaymentInstrumentWire {
  paymentInstrumentId: string
  default?: MaybeFlag
  paymentCard?:
    { cardType?: MaybeText; numberLastDigits?: MaybeText; maskedNumber?: MaybeText } | null | undefined
}
