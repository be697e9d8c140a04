import { SdkError, type BasketItem } from '@wallart/sdk'
import type { PageRequest } from '../../framework/page-request.server.ts'
import { isSoldOut } from '../../catalogue/is-sold-out.ts'
import { findVariant, type FoundVariant } from './find-variant.server.ts'

/** What the shop knows of a line of the cart. */
export interface KnownLine {
  readonly product?: FoundVariant | undefined
  /** Whether the shop sells it no longer; never only because nobody could be asked. */
  readonly isGone: boolean
}

/** What a line of the cart is, as the shop sells it now. */
export async function knownLine(
  { upi }: BasketItem,
  request: Pick<PageRequest, 'shop' | 'signal'>,
): Promise<KnownLine> {
  if (!upi) return { isGone: false }
  try {
    const product = await findVariant(upi, request)
    return { product, isGone: !product || isSoldOut(product.variant) }
  } catch (error) {
    if (!SdkError.is(error)) throw error
    return { isGone: false }
  }
}
