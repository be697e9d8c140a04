import type { Message } from '../../model/message.ts'
import type { PhotoShape } from './photo-shape.ts'
import type { Pixels } from './pixels.ts'

/** A size that photos are printed in, in inches, with its letter in the key of a photo product. */
export interface PhotoSize {
  readonly letter: string
  readonly width: number
  readonly height: number
}

/** Fewer pixels an inch are seen as steps. */
export const LEAST_PIXELS_PER_INCH = 100

/** So many pixels an inch are sharp from close by. */
export const SHARP_PIXELS_PER_INCH = 150

const SIZES: Readonly<Record<PhotoShape, readonly string[]>> = {
  A: ['8x12', '12x18', '16x24', '20x30', '24x36'],
  B: ['9x12', '12x16', '18x24', '24x32', '30x40'],
  C: ['8x10', '11x14', '16x20', '24x30', '32x40'],
  D: ['8x8', '12x12', '16x16', '24x24', '30x30'],
  E: ['10x8', '14x11', '20x16', '30x24', '40x32'],
  F: ['12x9', '16x12', '24x18', '32x24', '40x30'],
  G: ['12x8', '18x12', '24x16', '30x20', '36x24'],
  H: ['24x8', '36x12', '48x16'],
  I: ['8x24', '12x36', '16x48'],
}

/** All sizes of a shape, small to large. */
export function photoSizes(shape: PhotoShape): readonly PhotoSize[] {
  return SIZES[shape].map((size, index) => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    return { letter: 'ABCDE'.charAt(index), width, height }
  })
}

/** How many pixels of a photo an inch of its print has, where it fills the whole print. */
export function pixelsPerInch(pixels: Pixels, size: Pick<PhotoSize, 'width' | 'height'>): number {
  return Math.floor(Math.min(pixels.width / size.width, pixels.height / size.height))
}

/** How good a photo is in a size; too few pixels are not printed. */
export function photoQuality(
  pixels: Pixels,
  size: Pick<PhotoSize, 'width' | 'height'>,
): 'sharp' | 'fair' | 'too-few-pixels' {
  const density = pixelsPerInch(pixels, size)
  if (density >= SHARP_PIXELS_PER_INCH) return 'sharp'
  return density >= LEAST_PIXELS_PER_INCH ? 'fair' : 'too-few-pixels'
}

/** Why a photo is not offered in a size. */
export function tooFewPixels({ width, height }: Pick<PhotoSize, 'width' | 'height'>): Message {
  return {
    code: 'photos.too-few-pixels',
    message: `Too few pixels for ${width} × ${height} in`,
    values: { width, height },
  }
}

/** A photo after so many quarter turns to the right. */
export function turnedPixels({ width, height }: Pixels, turns: number): Pixels {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}
