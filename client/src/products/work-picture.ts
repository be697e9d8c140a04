import { imageAddress, imageSrcSet } from '@wallart/sdk'
import type { PictureFiles } from '../ui/picture/picture.tsx'

/** The files of a work's picture, on its own or on the wall of a room. */
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
