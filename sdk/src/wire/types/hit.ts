import type { MaybeFlag, MaybeNumber, MaybeText } from './maybe.ts'

/** A tile of a list on the wire. */
export interface HitWire {
  productId: string
  imageid: string
  /** One of name and productName says something. */
  name?: MaybeText
  productName?: MaybeText
  currency?: MaybeText
  /** From which it is sold; where kinds of goods are chosen, as the cheapest of those. */
  price: number
  msrp?: MaybeNumber
  image?: { link?: MaybeText; disBaseLink?: MaybeText; alt?: MaybeText } | null | undefined
  url: string
  hitType?: MaybeText
  artist?: { fullName?: MaybeText; artistCategoryURL?: MaybeText } | null | undefined
  physicalDimensions?:
    | { displayWidth?: MaybeNumber; displayHeight?: MaybeNumber; displayDimensionText?: MaybeText }
    | null
    | undefined
  hasMoreSizes?: MaybeFlag
  productType?: { description?: MaybeText } | null | undefined
  orderable?: MaybeFlag
  isNew?: MaybeFlag
  promoBadge?: MaybeFlag
  hotdeals?: MaybeFlag
  discountable?: MaybeFlag
  hgtv?: MaybeFlag
  exclusive?: MaybeFlag
  bestSeller?: MaybeFlag
}
