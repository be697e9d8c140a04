import { PHOTO_SHAPES, type PhotoShape } from './photo-shape.ts'
import { turnedPixels } from './photo-size.ts'
import type { Pixels } from './pixels.ts'

/** The rectangle that is cut out of a photo: how large it is, and where in the room that is left. */
export interface PhotoCrop {
  /** From 0, the largest rectangle of the shape, to 10, half of it. */
  readonly zoom: number
  /** From 0, at the left, to 64, at the right. */
  readonly x: number
  /** From 0, at the top, to 64, at the bottom. */
  readonly y: number
}

/** How far each of the three goes. */
export const CROP_STEPS = { zoom: 10, x: 64, y: 64 } as const

/** The largest rectangle, in the middle. */
export const WHOLE_CROP: PhotoCrop = { zoom: 0, x: 32, y: 32 }

const POSITIONS = 65
const SHARE_PER_STEP = 0.05
const DIGITS = 3
const BASE = 36

/** The three letters and digits of a crop in the key of a photo product. */
export function formatCrop({ zoom, x, y }: PhotoCrop): string {
  return ((zoom * POSITIONS + x) * POSITIONS + y).toString(BASE).toUpperCase().padStart(DIGITS, '0')
}

/** The crop of such a code; undefined where it names none. */
export function parseCrop(code: string): PhotoCrop | undefined {
  if (!/^[0-9A-Z]{3}$/.test(code)) return undefined
  const number = parseInt(code, BASE)
  const zoom = Math.floor(number / POSITIONS ** 2)
  if (zoom > CROP_STEPS.zoom) return undefined
  return { zoom, x: Math.floor(number / POSITIONS) % POSITIONS, y: number % POSITIONS }
}

/** What is printed of a photo, in figures alone: its shape, how much of the largest rectangle, how far it is turned. */
export function photoCropText({
  shape,
  turns,
  crop = WHOLE_CROP,
}: {
  readonly shape: PhotoShape
  readonly turns: number
  readonly crop?: PhotoCrop
}): string {
  const { width, height } = PHOTO_SHAPES[shape]
  return [
    `${width} : ${height}`,
    ...(crop.zoom > 0 ? [`${Math.round(100 * (1 - crop.zoom * SHARE_PER_STEP))}%`] : []),
    ...(turns > 0 ? [`${turns * 90}°`] : []),
  ].join(', ')
}

/** A rectangle in pixels. */
export interface CropRectangle extends Pixels {
  readonly left: number
  readonly top: number
}

/** What a crop cuts out of a photo, in whole pixels of the photo as it is turned. */
export function cropRectangle(
  pixels: Pixels,
  shape: PhotoShape,
  crop: PhotoCrop = WHOLE_CROP,
): CropRectangle {
  const ratio = PHOTO_SHAPES[shape].width / PHOTO_SHAPES[shape].height
  const share = 1 - crop.zoom * SHARE_PER_STEP
  const width = Math.round(Math.min(pixels.width, pixels.height * ratio) * share)
  const height = Math.round(Math.min(pixels.height, pixels.width / ratio) * share)
  return {
    left: Math.round(((pixels.width - width) * crop.x) / CROP_STEPS.x),
    top: Math.round(((pixels.height - height) * crop.y) / CROP_STEPS.y),
    width,
    height,
  }
}

/** The pixels of a photo that its print shows. */
export function printedPixels(
  photo: Pixels,
  { shape, turns, crop }: { readonly shape: PhotoShape; readonly turns: number; readonly crop?: PhotoCrop },
): Pixels {
  const turned = turnedPixels(photo, turns)
  return crop ? cropRectangle(turned, shape, crop) : turned
}
