import type { ProductVariant } from '../../model/product-group.ts'
import { capabilityFlags, type CapabilityFlags } from './capability-flags.ts'
import { unionFlags } from './union-flags.ts'

/** What may be done with at least one variant of a work. */
export function allPossibleFlags(group: {
  readonly products: readonly Pick<ProductVariant, 'serviceFlags'>[]
}): CapabilityFlags {
  return unionFlags(group.products.map(product => capabilityFlags(product)))
}
