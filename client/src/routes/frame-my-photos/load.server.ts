import { CROP_STEPS, formatPhotoUpi, parsePhotoUpi, photoPath, siteLink } from '@wallart/sdk'
import { found, missing } from '../../framework/loader.server.ts'
import { loadInOpenSession } from '../../framework/sign-in-again.server.ts'
import { framedPhoto } from './framed-photo.server.ts'
import type { PhotosView } from './photos-view.ts'

/** A browser without a session has no photos, and gets none by looking. */
export const loader = loadInOpenSession<PhotosView>(async request => {
  const { visitor, url, context, signal } = request
  const { searchParams } = url
  const photos = visitor.session() ? await visitor.photos.list({ signal }) : []
  const upi = searchParams.get('upi') ?? ''
  const cropped = croppedUpi(upi, searchParams)
  if (cropped) return { kind: 'moved', status: 303, location: siteLink(photoPath(cropped), context) }
  const framed = upi ? await framedPhoto(upi, photos, request) : undefined
  if (upi && !framed) return missing()
  return found(
    {
      photos: photos.map(({ photoId, imageId, upi: own, width, height }) => ({
        photoId,
        upi: own,
        imageId,
        href: photoPath(own),
        width,
        height,
      })),
      framed,
      notice: photosNotice(searchParams),
      showsAll: searchParams.get('album') === 'all',
    },
    'private',
  )
})

/** The key of a photo whose crop a form without scripts describes. */
function croppedUpi(upi: string, query: URLSearchParams): string | undefined {
  const key = parsePhotoUpi(upi)
  if (!key || !query.has('zoom')) return undefined
  const step = (name: keyof typeof CROP_STEPS) =>
    Math.min(CROP_STEPS[name], Math.max(0, Math.round(Number(query.get(name)) || 0)))
  return formatPhotoUpi({ ...key, crop: { zoom: step('zoom'), x: step('x'), y: step('y') } })
}

function photosNotice(query: URLSearchParams): PhotosView['notice'] {
  const count = Number(query.get('added'))
  if (Number.isInteger(count) && count > 0 && count <= 10) return { kind: 'added', count }
  return query.get('deleted') === 'yes' ? { kind: 'deleted' } : undefined
}
