/** What a message to the shop is about. */
export type ContactTopic = 'order' | 'product' | 'return' | 'business' | 'other'

/** A message to the shop. */
export interface ContactMessage {
  readonly topic: ContactTopic
  readonly name: string
  readonly email: string
  /** Empty when the message is about no order. */
  readonly orderNumber: string
  readonly message: string
}
