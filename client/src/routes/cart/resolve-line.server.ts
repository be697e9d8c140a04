import { SdkError, type BasketItem } from '@wallart/sdk'
import type { PageRequest } from '../../framework/page-request.server.ts'
import { isSoldOut } from '../../catalogue/is-sold-out.ts'
import { findVariant, type FoundVariant } from './find-variant.server.ts'

/** What the shop knows of a line of the cart. */
export interface ResolvedLine {
  readonly product?: FoundVariant | undefined
  /** Whether the shop sells it no longer; never only because nobody could be asked. */
  readonly isUnavailable: boolean
}

/** What a line of the cart is, as the shop sells it now. */
export async function resolveLine(
  { upi }: BasketItem,
  request: Pick<PageRequest, 'shop' | 'signal'>,
): Promise<ResolvedLine> {
  if (!upi) return { isUnavailable: false }
  try {
    const product = await findVariant(upi, request)
    return { product, isUnavailable: !product || isSoldOut(product.variant) }
  } catch (error) {
    if (!SdkError.is(error)) throw error
    return { isUnavailable: false }
  }
}
