import type { Money } from './money.ts'

/** A gift card that is about to be bought. */
export interface GiftCardOrder {
  readonly amount: Money
  readonly recipientName: string
  readonly recipientEmail: string
  readonly senderName: string
  readonly message: string
  /** The day on which it is sent, in ISO 8601 without a time. */
  readonly deliveryDate: string
  /** The id of the picture on it. */
  readonly design: string
}

/** What is left on a gift card. */
export interface GiftCardBalance {
  readonly maskedCode: string
  /** What it was bought for. */
  readonly amount: Money
  readonly balance: Money
}
