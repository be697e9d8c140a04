import type { OptionProduct, ProductVariant } from '@wallart/sdk'

/** One size and finish of a work, slim enough that a page can carry all of them; every rule about options takes it. */
export interface VariantView
  extends
    OptionProduct,
    Pick<
      ProductVariant,
      | 'printUpi'
      | 'apnum'
      | 'zoneProductId'
      | 'displayFinishedSize'
      | 'printSize'
      | 'podConfig'
      | 'productTypeName'
    > {}

/** One work in all its sizes and finishes, as its page and the parts of the page know it. */
export interface WorkView {
  readonly title: string
  /** Empty where nobody knows. */
  readonly artist: string
  /** Empty where the artist has no page. */
  readonly artistHref: string
  /** The name of the narrowest category on the way to it; empty where there is none. */
  readonly category: string
  readonly description: string
  readonly groupType: string
  readonly imageIds: readonly string[]
  readonly variants: readonly VariantView[]
}

/** A work, and the size and finish of it that is chosen. */
export interface WorkVariantProps {
  readonly work: WorkView
  readonly variant: VariantView
}
