import { photoPath } from '@wallart/sdk'
import { found, missing, type PrivateLoader } from '../../framework/loader.server.ts'
import { framedPhoto } from './framed-photo.server.ts'
import type { PhotosView } from './photos-view.ts'

/** A browser without a session has no photos, and gets none by looking. */
export const loader: PrivateLoader<PhotosView> = async request => {
  const { visitor, url, signal } = request
  const { searchParams } = url
  const photos = visitor.session() ? await visitor.photos.list({ signal }) : []
  const upi = searchParams.get('upi') ?? ''
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
}

function photosNotice(query: URLSearchParams): PhotosView['notice'] {
  const count = Number(query.get('added'))
  if (Number.isInteger(count) && count > 0 && count <= 10) return { kind: 'added', count }
  return query.get('deleted') === 'yes' ? { kind: 'deleted' } : undefined
}
