import type { Finishable, FinishTier, FinishType } from '../../model/finish.ts'
import type { ProductVariant } from '../../model/product-group.ts'
import { finishOf } from './finish-of.ts'
import { productMap } from './product-map.ts'

/** The variant of each size, type of finish and tier. */
export type SizeTypeTierMap<P> = ReadonlyMap<string, ReadonlyMap<FinishType, ReadonlyMap<FinishTier, P>>>

/** The variants of a work by size, type of finish and tier; the first of several alike stays. */
export function sizeTypeTierMap<P extends Pick<ProductVariant, 'upi' | 'sizeCode'> & Finishable>(group: {
  readonly products: readonly P[]
}): SizeTypeTierMap<P> {
  const bySize = new Map<string, Map<FinishType, Map<FinishTier, P>>>()
  for (const product of productMap(group).values()) {
    const { type, tier } = finishOf(product)
    const byType = bySize.get(product.sizeCode) ?? new Map<FinishType, Map<FinishTier, P>>()
    const byTier = byType.get(type) ?? new Map<FinishTier, P>()
    if (!byTier.has(tier)) byTier.set(tier, product)
    bySize.set(product.sizeCode, byType.set(type, byTier))
  }
  return bySize
}
