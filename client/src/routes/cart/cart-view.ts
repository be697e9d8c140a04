export interface CartLineView {
  readonly itemId: string
  readonly upi: string
  readonly title: string
  readonly artist: string
  readonly alt: string
  readonly href: string
  readonly imageId: string
  readonly details: readonly { readonly label: string; readonly value: string }[]
  readonly quantity: number
  readonly price: string
  /** What all pieces would cost without sale and promotions; empty when that is the price. */
  readonly fullPrice: string
  /** For one piece; empty when there is only one. */
  readonly unitPrice: string
  readonly isUnavailable: boolean
  readonly notes: readonly string[]
}

export interface CartRowView {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly notes: readonly string[]
}

export interface CartView {
  readonly count: string
  readonly lines: readonly CartLineView[]
  readonly rows: readonly CartRowView[]
  readonly isRemoved: boolean
}
