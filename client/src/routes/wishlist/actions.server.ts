import { encodedSegment, GENERIC_ERROR, isInList, siteLink, WISHLIST_PATH } from '@wallart/sdk'
import { isImageId } from '../../catalogue/is-image-id.ts'
import type { Action } from '../../framework/action.ts'
import { resultKind } from '../../framework/failure-result.server.ts'
import { customerAction } from '../account/customer.server.ts'

/** Removes a work from the wishlist, or adds it, which also undoes a removal. */
export const changeWishlist: Action = {
  path: WISHLIST_PATH,
  page: 'wishlist',
  run: customerAction(WISHLIST_PATH, async ({ fields, visitor: { favourites }, context, signal }) => {
    const imageId = fields.get('imageId') ?? ''
    if (!isImageId(imageId)) return { kind: 'invalid', errors: { '': [GENERIC_ERROR] } }
    const isAdding = fields.get('intent') === 'add'
    const wasIn = isAdding && isInList(await favourites.list({ signal }), imageId)
    const result = isAdding ? await favourites.add(imageId) : await favourites.remove(imageId)
    if (result.outcome === 'failed') return { kind: resultKind(result.code), errors: { '': [GENERIC_ERROR] } }
    const query = isAdding ? `added=${wasIn ? 'before' : 'yes'}` : `removed=${encodedSegment(imageId)}`
    return { kind: 'moved', location: siteLink(`${WISHLIST_PATH}?${query}`, context) }
  }),
}
