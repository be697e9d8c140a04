import { encodedSegment } from '../address/encoded-segment.ts'

/** The kinds of file a picture comes in. */
export type ImageFormat = 'avif' | 'webp' | 'jpg'

/** What the image host can be asked to draw. */
export interface ImageOptions {
  readonly width?: number
  readonly height?: number
  /** Seen from the side. */
  readonly perspective?: boolean
  readonly background?: string
  /** The room the picture hangs in. */
  readonly lifeStyle?: string
  readonly dimensions?: string
}

/** Where the storefront serves pictures. */
export const IMAGE_PATH = '/img'

/**
 * The address of a picture; the host is the storefront's own unless another is named.
 *
 * @example
 * imageAddress('A13', 'webp', { width: 320 }) // '/img/A13.webp?artWidth=320'
 */
export function imageAddress(
  imageId: string,
  format: ImageFormat,
  options: ImageOptions = {},
  host: string = IMAGE_PATH,
): string {
  const query = imageQuery(options)
  return `${host}/${encodedSegment(imageId)}.${format}${query && `?${query}`}`
}

/** The image host's parameters, in one fixed order so that caches meet. */
export function imageQuery(options: ImageOptions): string {
  const { width, height, perspective, background, lifeStyle, dimensions } = options
  const query =
    parameter('artWidth', width) +
    parameter('artHeight', height) +
    parameter('artPerspective', perspective === undefined ? undefined : perspective ? 'y' : 'n') +
    parameter('background', background) +
    parameter('artLifeStyle', lifeStyle) +
    parameter('artDimensions', dimensions)
  return query.slice(1)
}

function parameter(name: string, value: string | number | undefined): string {
  return value === undefined || value === '' ? '' : `&${name}=${encodedSegment(String(value))}`
}
