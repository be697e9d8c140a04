import type { Message } from '@wallart/sdk'

export const TITLE: Message = { code: 'photos.title', message: 'Frame My Photos' }
export const CHOOSE_LABEL: Message = { code: 'photos.choose', message: 'Choose photos' }
export const LIMITS: Message = {
  code: 'photos.limits',
  message: 'JPEG, PNG or WebP, up to 10 MB and 40 megapixels each, 10 at once.',
}
export const PRIVACY: Message = {
  code: 'photos.privacy',
  message:
    'Only you can see your photos. We remove the place and all other data that your camera wrote into them. Deleting a photo deletes it for good; an order keeps a small picture of what you ordered.',
}

export function photosAdded(n: number): Message {
  return {
    code: 'photos.added',
    message: n === 1 ? '1 photo was added to your album.' : `${n} photos were added to your album.`,
    values: { n },
  }
}
