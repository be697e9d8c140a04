import type { Message } from '../../model/message.ts'
import type { PlatformProduct } from '../../model/platform-product.ts'
import { isMasterProduct } from './product-set.ts'

/** What to warn developers about when a master product comes without its variants. */
export function masterWarning(
  product: Pick<PlatformProduct, 'id' | 'type' | 'variants'>,
): Message | undefined {
  if (!isMasterProduct(product) || product.variants.length > 0) return undefined
  return {
    code: 'product.master-without-variants',
    message: 'A master product has no variants. Please provide its variant details.',
    values: { id: product.id },
  }
}
