import type { ProductVariant } from '../../model/product-group.ts'
import { productMap } from './product-map.ts'

/** The variants of a work that the poster brand sells: those with a number of its own, the apnum. */
export function apcProductsList<P extends Pick<ProductVariant, 'upi' | 'apnum'>>(group: {
  readonly products: readonly P[]
}): readonly P[] {
  return [...productMap(group).values()].filter(({ apnum }) => apnum !== '')
}
