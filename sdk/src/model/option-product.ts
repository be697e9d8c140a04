import type { ProductVariant } from './product-group.ts'

/** What the rules about sizes and finishes have to know of a variant, so that a page's own slimmer records fit too. */
export type OptionProduct = Pick<
  ProductVariant,
  | 'upi'
  | 'sizeCode'
  | 'displaySize'
  | 'imageId'
  | 'imageUrl'
  | 'productTypeGroup'
  | 'productTypeId'
  | 'listPrice'
  | 'salePrice'
  | 'serviceFlags'
  | 'services'
  | 'inventory'
>
