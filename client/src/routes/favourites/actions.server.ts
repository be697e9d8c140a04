import {
  encodedSegment,
  FAVOURITES_PATH,
  GENERIC_ERROR,
  isInList,
  redirectTarget,
  siteLink,
} from '@wallart/sdk'
import type { Action, ActionRequest } from '../../framework/action.ts'
import { resultKind } from '../../framework/failure-result.server.ts'
import { isImageId } from '../../catalogue/is-image-id.ts'

/** Keeps a picture or lets it go; a guest is led to the sign-in, which remembers the picture and the way back. */
export const changeFavourites: Action = {
  path: '/favourites',
  page: 'favourites',
  async run(request) {
    const { fields, context, idempotencyKey } = request
    const { favourites } = request.visitor
    const imageId = fields.get('imageId') ?? ''
    if (!isImageId(imageId)) return { kind: 'invalid', errors: { '': [GENERIC_ERROR] } }
    const isRemoval = await isRemoving(imageId, request)
    const result = await (isRemoval
      ? favourites.remove(imageId)
      : favourites.add(imageId, { ...(idempotencyKey && { idempotencyKey }) }))
    if (result.outcome === 'failed') return { kind: resultKind(result.code), errors: { '': [GENERIC_ERROR] } }
    if (result.outcome === 'done') {
      const query = isRemoval ? `?removed=${encodedSegment(imageId)}` : '?added=yes'
      return { kind: 'done', data: {}, location: siteLink(FAVOURITES_PATH + query, context) }
    }
    const back = `${redirectTarget(fields.get('back'), FAVOURITES_PATH)}#work-${imageId}`
    const login = `/login?redirect=${encodedSegment(back)}&heart=${encodedSegment(imageId)}`
    return { kind: 'moved', location: siteLink(login, context) }
  },
}

// Without scripts a heart does not know whether it is filled, so it changes what is there.
async function isRemoving(
  imageId: string,
  { fields, visitor: { favourites }, signal }: ActionRequest,
): Promise<boolean> {
  const intent = fields.get('intent')
  if (intent === 'add' || intent === 'remove') return intent === 'remove'
  return isInList(await favourites.list({ signal }).catch(() => undefined), imageId)
}
