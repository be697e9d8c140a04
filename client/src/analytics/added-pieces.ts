import type { AnalyticsProduct } from '@wallart/sdk/analytics'

/** What has become of several pieces that were to be put into the cart at once. */
export interface AddedPieces {
  readonly added: readonly AnalyticsProduct[]
  /** Those of the missing ones that the shop still knows. */
  readonly refused: readonly AnalyticsProduct[]
  /** The names of those that cannot be bought any more. */
  readonly missing: readonly string[]
  readonly marketing: readonly unknown[]
}
