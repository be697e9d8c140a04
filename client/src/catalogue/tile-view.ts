/** A tile as the grid shows it. */
export interface TileView {
  readonly upi: string
  readonly href: string
  readonly imageId: string
  readonly alt: string
  readonly name: string
  /** Empty where nobody knows. */
  readonly artist: string
  /** Empty where the artist has no page. */
  readonly artistHref: string
  readonly productType: string
  readonly size: string
  readonly prefix: string
  /** Empty where the price of the moment is not known. */
  readonly price: string
  /** The price in the smallest unit of the page's currency. */
  readonly minor: number
  readonly oldPrice: string
  readonly badges: readonly { readonly text: string; readonly tone: string }[]
}
