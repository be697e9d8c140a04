import {
  parseConfiguredUpi,
  parsePhotoUpi,
  SdkError,
  type ProductGroup,
  type ProductVariant,
} from '@wallart/sdk'
import { findWork } from '../../catalogue/find-work.server.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'

export interface FoundVariant {
  readonly group: ProductGroup
  readonly variant: ProductVariant
}

export async function findVariant(
  upi: string,
  request: Pick<PrivateRequest, 'shop' | 'signal' | 'visitor'>,
): Promise<FoundVariant | undefined> {
  const { shop, signal } = request
  if (parsePhotoUpi(upi)) return findPhotoVariant(upi, request)
  if (parseConfiguredUpi(upi))
    return orUndefined(async () => variantOf(await shop.frames.product(upi, undefined, { signal }), upi))
  const group = await findWork(`/product/${upi}`, request)
  return group && variantOf(group, upi)
}

// A photo is shown to its owner alone.
async function findPhotoVariant(
  upi: string,
  { visitor, signal }: Pick<PrivateRequest, 'signal' | 'visitor'>,
): Promise<FoundVariant | undefined> {
  return orUndefined(async () => variantOf(await visitor.photos.product(upi, { signal }), upi))
}

async function orUndefined<T>(find: () => Promise<T>): Promise<T | undefined> {
  try {
    return await find()
  } catch (error) {
    if (SdkError.is(error) && error.code === 'not-found') return undefined
    throw error
  }
}

function variantOf(group: ProductGroup, upi: string): FoundVariant | undefined {
  const variant = group.products.find(product => product.upi === upi)
  return variant && { group, variant }
}
