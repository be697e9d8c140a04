import {
  encodedSegment,
  FAVOURITES_PATH,
  GENERIC_ERROR,
  isInList,
  redirectTarget,
  siteLink,
} from '@wallart/sdk'
import type { FavouriteOutcome } from '@wallart/sdk/services/favourites'
import type { Action, ActionRequest } from '../../framework/action.ts'
import { resultKind } from '../../framework/failure-result.server.ts'
import { isImageId } from '../../catalogue/is-image-id.ts'

/** Keeps a picture or lets it go; a guest is led to the sign-in, which remembers the picture and the way back. */
export const changeFavourites: Action = {
  path: '/favourites',
  page: 'favourites',
  async run(request) {
    const { fields, context } = request
    const imageId = fields.get('imageId') ?? ''
    if (!isImageId(imageId)) return { kind: 'invalid', errors: { '': [GENERIC_ERROR] } }
    const result = await applyChange(imageId, request)
    if (result.outcome === 'failed') return { kind: resultKind(result.code), errors: { '': [GENERIC_ERROR] } }
    if (result.outcome === 'done') return { kind: 'done', data: {} }
    const back = `${redirectTarget(fields.get('back'), FAVOURITES_PATH)}#work-${imageId}`
    const login = `/login?redirect=${encodedSegment(back)}&heart=${encodedSegment(imageId)}`
    return { kind: 'moved', location: siteLink(login, context) }
  },
}

// Without scripts a heart does not know whether it is filled, so it changes what is there.
async function applyChange(
  imageId: string,
  { fields, visitor: { favourites }, idempotencyKey, signal }: ActionRequest,
): Promise<FavouriteOutcome> {
  const intent = fields.get('intent')
  const isFavourite = async () => isInList(await favourites.list({ signal }).catch(() => undefined), imageId)
  if (intent === 'remove' || (intent !== 'add' && (await isFavourite()))) return favourites.remove(imageId)
  return favourites.add(imageId, { ...(idempotencyKey && { idempotencyKey }) })
}
