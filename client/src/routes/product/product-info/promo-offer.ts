/** A promotion as a product page tells of it. */
export interface PromoOffer {
  readonly id: string
  /** What is off. */
  readonly text: string
  /** What has to be entered in the cart; empty where it applies by itself. */
  readonly code: string
}
