import { imageAddress, type ImageFormat, type ImageOptions } from './image-address.ts'
import { IMAGE_WIDTHS } from './image-width.ts'

/**
 * The choice of widths a browser gets for a picture, up to the widest that makes sense.
 *
 * @example
 * imageSrcSet('A13', 'avif', { widest: 160 }) // '/img/A13.avif?artWidth=80 80w, /img/A13.avif?artWidth=160 160w'
 */
export function imageSrcSet(
  imageId: string,
  format: ImageFormat,
  options: Omit<ImageOptions, 'width' | 'height'> & { readonly widest?: number } = {},
  host?: string,
): string {
  const { widest = Infinity, ...rest } = options
  return IMAGE_WIDTHS.filter((width, index) => index === 0 || width <= widest)
    .map(width => `${imageAddress(imageId, format, { ...rest, width }, host)} ${width}w`)
    .join(', ')
}
