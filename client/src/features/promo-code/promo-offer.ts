export interface PromoOffer {
  readonly id: string
  readonly text: string
  /** What has to be entered in the cart; empty where it applies by itself. */
  readonly code: string
}
