/** One line of the cart. */
export interface CartLineView {
  readonly itemId: string
  /** Empty where the line does not say which variant it is. */
  readonly upi: string
  readonly title: string
  readonly artist: string
  readonly alt: string
  /** Empty where the product has no page. */
  readonly href: string
  readonly imageId: string
  /** What it is, its size, its frame: each with its name. */
  readonly details: readonly { readonly label: string; readonly value: string }[]
  readonly quantity: number
  readonly price: string
  /** What all pieces would cost without sale and promotions; empty when that is the price. */
  readonly fullPrice: string
  /** For one piece; empty when there is only one. */
  readonly unitPrice: string
  /** Whether the shop sells it no longer. */
  readonly isUnavailable: boolean
  /** What promotions say about it. */
  readonly notes: readonly string[]
}

/** One row of what the cart costs. */
export interface CartRowView {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly notes: readonly string[]
}

/** What the cart page shows. */
export interface CartView {
  /** How many pieces are in it, in words. */
  readonly count: string
  readonly lines: readonly CartLineView[]
  readonly rows: readonly CartRowView[]
  /** Something has just been taken out, where scripts do not run. */
  readonly isRemoved: boolean
}
