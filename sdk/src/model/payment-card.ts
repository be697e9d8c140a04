/** The kinds of card that the shop takes, in the words of the payload. */
export type CardType = 'Visa' | 'Master Card' | 'Amex' | 'Discover'

/** The last month in which a card is good, with January as 1 and a year of four digits. */
export interface CardExpiry {
  readonly month: number
  readonly year: number
}

/** A card as its owner reads it out. */
export interface CardDetails {
  readonly number: string
  readonly cardType: CardType
  readonly expiry: CardExpiry
  readonly holder?: string
}

/** A card as the commerce API keeps it for a customer. */
export interface CardPayload {
  readonly paymentMethodId: 'CREDIT_CARD'
  readonly paymentCard: {
    readonly holder?: string
    readonly number: string
    readonly cardType: CardType
    readonly expirationMonth: number
    readonly expirationYear: number
    readonly issueNumber: ''
    readonly validFromMonth: 1
    readonly validFromYear: 2020
  }
}

/** A card as a basket may know it, without its number. */
export interface MaskedCardPayload {
  readonly paymentMethodId: 'CREDIT_CARD'
  readonly paymentCard: {
    readonly holder?: string
    readonly maskedNumber: string
    readonly cardType: CardType
    readonly expirationMonth: number
    readonly expirationYear: number
  }
}
