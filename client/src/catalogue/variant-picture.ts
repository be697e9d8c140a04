import { imageAddress, IMAGE_WIDTHS, type ImageFormat } from '@wallart/sdk'
import type { PictureFiles } from '../ui/picture/picture.tsx'
import type { VariantView } from './work-view.ts'

export const VARIANT_PICTURE_SIZES = '(min-width: 992px) 550px, 100vw'

const VARIANT_PICTURE_MAX_WIDTH = 960

const MAX_PRELOADED = 24

/** What else than the piece itself, seen from the front, its picture may show. */
export interface VariantPictureOptions {
  readonly fromTheSide?: boolean
  readonly isMeasured?: boolean
}

/** The files of the picture of a variant in its size and finish: square, on a wall of that colour. */
export function variantPicture(
  { imageId }: Pick<VariantView, 'imageId'>,
  wall: string,
  widest: number = VARIANT_PICTURE_MAX_WIDTH,
  options: VariantPictureOptions = {},
): PictureFiles {
  const widths = IMAGE_WIDTHS.filter(width => width >= widest / 4 && width <= widest)
  const fileUrl = (format: ImageFormat, width: number) =>
    variantPictureUrl(imageId, wall, format, width, options)
  const srcSet = (format: ImageFormat) =>
    widths.map(width => `${fileUrl(format, width)} ${width}w`).join(', ')
  return {
    avif: srcSet('avif'),
    webp: srcSet('webp'),
    jpg: srcSet('jpg'),
    src: fileUrl('jpg', Math.min(widest, 640)),
  }
}

export function variantPictureUrl(
  imageId: string,
  wall: string,
  format: ImageFormat,
  width: number,
  { fromTheSide, isMeasured }: VariantPictureOptions = {},
): string {
  return imageAddress(imageId, format, {
    width,
    height: width,
    background: wall,
    ...(fromTheSide && { perspective: true }),
    ...(isMeasured && { dimensions: 'y' }),
  })
}

// Kept so that the browser does not drop what was fetched before the visitor has chosen it.
const preloaded = new Map<string, HTMLPictureElement>()

export function preloadVariantPicture(variant: Pick<VariantView, 'imageId'>, wall: string): void {
  preloadPicture(variantPicture(variant, wall), VARIANT_PICTURE_SIZES)
}

/** Fetches a picture in the file that the page would show. */
export function preloadPicture({ avif, webp, jpg, src }: PictureFiles, sizes: string): void {
  if (preloaded.has(src)) return
  const picture = document.createElement('picture')
  for (const [type, srcset] of [
    ['image/avif', avif],
    ['image/webp', webp],
  ] as const)
    picture.append(Object.assign(document.createElement('source'), { type, sizes, srcset }))
  const image = Object.assign(document.createElement('img'), { sizes, srcset: jpg, src })
  picture.append(image)
  preloaded.set(src, picture)
  const [oldest] = preloaded.keys()
  if (preloaded.size > MAX_PRELOADED && oldest !== undefined) preloaded.delete(oldest)
}
