/** Another finish that may take the place of what was added. */
export interface UpgradeView {
  readonly upi: string
  readonly title: string
  readonly imageId: string
  readonly price: string
  /** Empty unless it is on sale. */
  readonly oldPrice: string
}

/** What was put into the cart, as its confirmation shows it. */
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
  /** Empty unless it is on sale. */
  readonly oldPrice: string
  /** How much is in the cart now, in words. */
  readonly count: string
  /** The address of the page that shows it. */
  readonly href: string
  /** What choosing an upgrade does to the cart. */
  readonly notice: string
  readonly upgrades: readonly UpgradeView[]
  /** What the marketing scripts are told, as the service says it. */
  readonly marketing: readonly unknown[]
}
