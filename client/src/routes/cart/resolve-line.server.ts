import { SdkError, type BasketItem } from '@wallart/sdk'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import { isSoldOut } from '../../catalogue/is-sold-out.ts'
import { findVariant, type FoundVariant } from './find-variant.server.ts'

export interface ResolvedLine {
  readonly product?: FoundVariant | undefined
  readonly isUnavailable: boolean
}

export async function resolveLine(
  { upi }: BasketItem,
  request: Pick<PrivateRequest, 'shop' | 'signal' | 'visitor'>,
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
