import type { OptionProduct, ProductVariant } from '@wallart/sdk'

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

export interface WorkView {
  readonly title: string
  readonly artist: string
  readonly artistHref: string
  /** The name of the narrowest category on the way to it; empty where there is none. */
  readonly category: string
  readonly description: string
  readonly groupType: string
  readonly imageIds: readonly string[]
  readonly variants: readonly VariantView[]
}

export interface WorkVariantProps {
  readonly work: WorkView
  readonly variant: VariantView
}
