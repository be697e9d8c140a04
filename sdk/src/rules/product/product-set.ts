import type { PlatformProduct } from '../../model/platform-product.ts'

/** Whether a product is a set: several products sold together. */
export function isProductSet({ type }: Pick<PlatformProduct, 'type'>): boolean {
  return type.toLowerCase() === 'set'
}

/** Whether a product is a master: one product in several variants. */
export function isMasterProduct({ type }: Pick<PlatformProduct, 'type'>): boolean {
  return type.toLowerCase() === 'master'
}
