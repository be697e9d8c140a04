import type { ProductVariant } from '../../model/product-group.ts'
import { productMap } from './product-map.ts'

/** The variants of a work that the poster brand sells: those with an apnum, the brand's number. */
export function apcProductsList<P extends Pick<ProductVariant, 'upi' | 'apnum'>>(group: {
  readonly products: readonly P[]
}): readonly P[] {
  return [...productMap(group).values()].filter(({ apnum }) => apnum !== '')
}
