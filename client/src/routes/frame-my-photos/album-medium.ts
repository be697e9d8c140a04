import { imageAddress } from '@wallart/sdk'
import { workPicture } from '../../catalogue/work-picture.ts'
import type { LargePicture } from '../../features/photo-viewer/medium.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { PhotoTile } from './photos-view.ts'

/** A photo of the album as the viewer shows it, with its number and its pixels under it. */
export function albumMedium(
  { photoId, imageId, width, height }: PhotoTile,
  number: number,
  t: Translate,
): LargePicture {
  const name = t({ code: 'photos.number', message: `Photo ${number}`, values: { number } })
  const pixels = t({
    code: 'photos.pixels',
    message: `${width} × ${height} pixels`,
    values: { width: String(width), height: String(height) },
  })
  const zoomed = workPicture(imageId, 1600)
  return {
    id: photoId,
    label: `${name}, ${pixels}`,
    alt: name,
    files: workPicture(imageId, 320),
    sizes: '160px',
    zoomed,
    large: imageAddress(imageId, 'jpg', { width: 1600 }),
    shape: 'square',
  }
}
