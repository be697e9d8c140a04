import type { Money } from '@wallart/sdk'

export interface UpgradeView {
  readonly upi: string
  readonly title: string
  readonly imageId: string
  readonly price: string
  /** Empty unless it is on sale. */
  readonly oldPrice: string
}

export interface AddedView {
  readonly text: string
  /** The line of the cart in which it is; empty when that cannot be told, and then nothing can replace it. */
  readonly itemId: string
  readonly upi: string
  readonly imageId: string
  readonly alt: string
  readonly title: string
  readonly productType: string
  readonly size: { readonly label: string; readonly value: string }
  readonly price: string
  /** What one costs, for analytics. */
  readonly money: Money
  /** Empty unless it is on sale. */
  readonly oldPrice: string
  readonly count: string
  readonly href: string
  readonly notice: string
  readonly upgrades: readonly UpgradeView[]
  readonly marketing: readonly unknown[]
}
