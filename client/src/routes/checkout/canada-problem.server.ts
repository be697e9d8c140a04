import { canadaRestriction, type Basket, type Message } from '@wallart/sdk'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import { findVariant } from '../cart/find-variant.server.ts'

/** Why an order cannot go to Canada, if one of its works may not be sent there; throws where that cannot be found out. */
export async function canadaProblem(
  { productItems }: Basket,
  country: string | undefined,
  request: Pick<PrivateRequest, 'shop' | 'signal' | 'visitor'>,
): Promise<Message | undefined> {
  if (country !== 'CA') return undefined
  const upis = productItems.flatMap(({ upi }) => upi ?? [])
  const pieces = await Promise.all(upis.map(upi => findVariant(upi, request)))
  const imageIds = pieces.flatMap(piece => (piece ? piece.group.imageIds.concat(piece.variant.imageId) : []))
  return imageIds.map(id => canadaRestriction(id)).find(Boolean)
}
