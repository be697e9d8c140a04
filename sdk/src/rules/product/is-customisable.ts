import type { ProductVariant } from '../../model/product-group.ts'

/** The configuration of products that the shopper may customise. */
export const CUSTOMISABLE_POD_CONFIG = 0

/** Whether a variant may be customised. */
export function isCustomisable({ podConfig }: Pick<ProductVariant, 'podConfig'>): boolean {
  return podConfig === CUSTOMISABLE_POD_CONFIG
}
