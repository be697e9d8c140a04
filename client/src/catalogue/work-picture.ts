import { imageAddress, imageSrcSet } from '@wallart/sdk'
import type { PictureFiles } from '../ui/picture/picture.tsx'

export function workPicture(imageId: string, widest: number, room?: string): PictureFiles {
  const options = room === undefined ? {} : { lifeStyle: room }
  const srcSet = (format: 'avif' | 'webp' | 'jpg') => imageSrcSet(imageId, format, { widest, ...options })
  return {
    avif: srcSet('avif'),
    webp: srcSet('webp'),
    jpg: srcSet('jpg'),
    src: imageAddress(imageId, 'jpg', { width: Math.min(widest, 640), ...options }),
  }
}

/** The widths of a tile's picture: a column of the grid on plain and on fine screens. */
const TILE_WIDTHS = [240, 320, 480]

/** The files of a tile's picture; a list carries sixty of them, so they are few. */
export function tilePicture(imageId: string, room?: string): PictureFiles {
  const options = room === undefined ? {} : { lifeStyle: room }
  return {
    avif: TILE_WIDTHS.map(
      width => `${imageAddress(imageId, 'avif', { ...options, width })} ${width}w`,
    ).join(),
    src: imageAddress(imageId, 'jpg', { ...options, width: 320 }),
  }
}
