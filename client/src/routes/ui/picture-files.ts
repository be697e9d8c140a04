import { imageAddress, imageSrcSet } from '@wallart/sdk'
import type { PictureFiles } from '../../ui/picture/picture.tsx'

export function pictureFiles(imageId: string, widest: number): PictureFiles {
  return {
    avif: imageSrcSet(imageId, 'avif', { widest }),
    webp: imageSrcSet(imageId, 'webp', { widest }),
    jpg: imageSrcSet(imageId, 'jpg', { widest }),
    src: imageAddress(imageId, 'jpg', { width: widest }),
  }
}
