import type { HeadView } from '../../framework/head-view.ts'

export interface GiftCardsView {
  readonly head: HeadView
  /** The gift card of the cart that is being changed; empty for a new one. */
  readonly item: string
  /** What the other fields hold. */
  readonly values: Readonly<
    Record<'design' | 'recipientName' | 'recipientEmail' | 'senderName' | 'message' | 'deliveryDate', string>
  >
  readonly designs: readonly { readonly id: string; readonly name: string }[]
  /** In whole dollars, as they are sent and as they are read. */
  readonly amounts: readonly { readonly value: string; readonly text: string }[]
  /** The one that the address asks for. */
  readonly amount: string
  /** An amount that the address asks for and that is not offered. */
  readonly other: string
  readonly currency: string
  /** ISO 8601, without a time. */
  readonly today: string
  readonly lastDay: string
}

/** What is left on a gift card whose code was sent. */
export interface BalanceView {
  readonly end: string
  readonly balance: string
  readonly amount: string
}

/** What a browser is told of a gift card that is in the cart. */
export interface AddedGiftCard {
  readonly marketing: readonly unknown[]
}
