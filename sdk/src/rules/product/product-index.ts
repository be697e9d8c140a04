import type { FinishTier, FinishType } from '../../model/finish.ts'
import type { OptionProduct } from '../../model/option-product.ts'
import type { Upi } from '../../model/product-group.ts'
import { capabilityFlags, type CapabilityFlags } from './capability-flags.ts'
import { finishOf } from './finish-of.ts'
import type { SizeTypeTierMap } from './size-type-tier-map.ts'
import { unionFlags } from './union-flags.ts'

/** A work's variants, findable by whatever a shopper chooses. */
export interface ProductIndex<P> {
  readonly byUpi: ReadonlyMap<Upi, P>
  readonly bySize: ReadonlyMap<string, readonly P[]>
  readonly bySizeTypeTier: SizeTypeTierMap<P>
  readonly byImage: ReadonlyMap<string, readonly P[]>
  /** What may be done with at least one variant. */
  readonly flags: CapabilityFlags
}

/** All maps of a work in one pass; the first of two variants with the same UPI stays. */
export function productIndex<P extends OptionProduct>(group: {
  readonly products: readonly P[]
}): ProductIndex<P> {
  const byUpi = new Map<Upi, P>()
  const bySize = new Map<string, P[]>()
  const bySizeTypeTier = new Map<string, Map<FinishType, Map<FinishTier, P>>>()
  const byImage = new Map<string, P[]>()
  const flags: CapabilityFlags[] = []
  for (const product of group.products) {
    if (byUpi.has(product.upi)) continue
    byUpi.set(product.upi, product)
    getOrInsert(bySize, product.sizeCode, []).push(product)
    getOrInsert(byImage, product.imageId, []).push(product)
    const { type, tier } = finishOf(product)
    getOrInsert(
      getOrInsert(getOrInsert(bySizeTypeTier, product.sizeCode, new Map()), type, new Map()),
      tier,
      product,
    )
    flags.push(capabilityFlags(product))
  }
  return { byUpi, bySize, bySizeTypeTier, byImage, flags: unionFlags(flags) }
}

function getOrInsert<K, V>(map: Map<K, V>, key: K, first: V): V {
  const found = map.get(key) ?? first
  map.set(key, found)
  return found
}
