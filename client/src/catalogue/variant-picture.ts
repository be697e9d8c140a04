import { imageAddress, IMAGE_WIDTHS, type ImageFormat } from '@wallart/sdk'
import type { PictureFiles } from '../ui/picture/picture.tsx'
import type { VariantView } from './work-view.ts'

/** The wall that every picture of a gallery hangs on; what is drawn beside a piece has this colour, too. */
export const WALL_COLOR = '#f3eee6'

export const VARIANT_PICTURE_SIZES = '(min-width: 992px) 550px, 100vw'

const VARIANT_PICTURE_MAX_WIDTH = 960

const MAX_PRELOADED = 24

/** What else than the piece itself, seen from the front, its picture may show. */
export interface VariantPictureOptions {
  readonly fromTheSide?: boolean
  readonly isMeasured?: boolean
}

/** The files of the picture of a variant in its size and finish: square, on the wall of the gallery. */
export function variantPicture(
  { imageId }: Pick<VariantView, 'imageId'>,
  widest: number = VARIANT_PICTURE_MAX_WIDTH,
  options: VariantPictureOptions = {},
): PictureFiles {
  const widths = IMAGE_WIDTHS.filter((width, at) => at === 0 || width <= widest)
  const fileUrl = (format: ImageFormat, width: number) => variantPictureUrl(imageId, format, width, options)
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
  format: ImageFormat,
  width: number,
  { fromTheSide, isMeasured }: VariantPictureOptions = {},
): string {
  return imageAddress(imageId, format, {
    width,
    height: width,
    background: WALL_COLOR,
    ...(fromTheSide && { perspective: true }),
    ...(isMeasured && { dimensions: 'y' }),
  })
}

// Kept so that the browser does not drop what was fetched before the visitor has chosen it.
const preloaded = new Map<string, HTMLPictureElement>()

export function preloadVariantPicture(variant: Pick<VariantView, 'imageId'>): void {
  preloadPicture(variantPicture(variant), VARIANT_PICTURE_SIZES)
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
