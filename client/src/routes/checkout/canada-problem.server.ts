import type { Basket, Message } from '@wallart/sdk'
import { canadaNote } from '../../catalogue/canada-note.ts'
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
  const restricted = pieces.filter(piece => piece && canadaNote(piece.group, piece.variant))
  if (restricted.length === 0) return undefined
  const titles = [...new Set(restricted.map(piece => piece?.group.title))].join(', ')
  return {
    code: 'checkout.not-to-canada',
    message: `This item cannot be shipped to Canada due to licensing restrictions. U.S. shipping available. In your cart: ${titles}.`,
    values: { titles },
  }
}
