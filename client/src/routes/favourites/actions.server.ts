import { encodedSegment, FAVOURITES_PATH, GENERIC_ERROR, redirectTarget, siteLink } from '@wallart/sdk'
import type { Action } from '../../app/action.ts'

const IMAGE_ID = /^[\w-]{1,64}$/

/** Keeps a picture or lets it go; a guest is led to the sign-in, which remembers the picture and the way back. */
export const changeFavourites: Action = {
  path: '/favourites',
  page: 'favourites',
  async run({ fields, visitor, context, idempotencyKey }) {
    const imageId = fields.get('imageId') ?? ''
    if (!IMAGE_ID.test(imageId)) return { kind: 'invalid', errors: { '': [GENERIC_ERROR] } }
    const change = fields.get('intent') === 'remove' ? 'remove' : 'add'
    const { outcome } = await visitor.favourites[change](imageId, {
      ...(idempotencyKey && { idempotencyKey }),
    })
    if (outcome === 'failed') return { kind: 'invalid', errors: { '': [GENERIC_ERROR] } }
    if (outcome === 'done') return { kind: 'done', data: {} }
    const back = `${redirectTarget(fields.get('back'), FAVOURITES_PATH)}#work-${imageId}`
    const login = `/login?redirect=${encodedSegment(back)}&heart=${encodedSegment(imageId)}`
    return { kind: 'moved', location: siteLink(login, context) }
  },
}
