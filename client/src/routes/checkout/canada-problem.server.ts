import { canadaRestriction, type Basket, type Message } from '@wallart/sdk'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import { resolveLine } from '../cart/resolve-line.server.ts'

/** Why an order cannot go to Canada, if one of its works may not be sent there. */
export async function canadaProblem(
  { productItems }: Basket,
  country: string | undefined,
  request: Pick<PrivateRequest, 'shop' | 'signal' | 'visitor'>,
): Promise<Message | undefined> {
  if (country !== 'CA') return undefined
  const lines = await Promise.all(productItems.map(item => resolveLine(item, request)))
  const imageIds = lines.flatMap(({ product }) =>
    product ? product.group.imageIds.concat(product.variant.imageId) : [],
  )
  return imageIds.map(id => canadaRestriction(id)).find(Boolean)
}
