import type { Pixels } from './pixels.ts'

/** The shapes that a photo can be cut to, and their letters in the key of a photo product. */
export const PHOTO_SHAPES = {
  A: { width: 2, height: 3 },
  B: { width: 3, height: 4 },
  C: { width: 4, height: 5 },
  D: { width: 1, height: 1 },
  E: { width: 5, height: 4 },
  F: { width: 4, height: 3 },
  G: { width: 3, height: 2 },
  H: { width: 3, height: 1 },
  I: { width: 1, height: 3 },
} as const

/** The letter of a shape. */
export type PhotoShape = keyof typeof PHOTO_SHAPES

const LETTERS: readonly PhotoShape[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']
const LEAST_SHOWN = 0.62

/** How much of a photo is left when it is cut to a shape: from 0 to 1. */
export function shownShare({ width, height }: Pixels, shape: PhotoShape): number {
  const { width: across, height: down } = PHOTO_SHAPES[shape]
  const ratio = width / height / (across / down)
  return Math.min(ratio, 1 / ratio)
}

/** The shapes that leave most of a photo, the one that cuts off least first. */
export function photoShapes(pixels: Pixels): readonly [PhotoShape, ...PhotoShape[]] {
  const share = (shape: PhotoShape) => shownShare(pixels, shape)
  const [best = 'D', ...rest] = LETTERS.toSorted((a, b) => share(b) - share(a))
  return [best, ...rest.filter(shape => share(shape) >= LEAST_SHOWN)]
}

/** The shape of that letter. */
export function isPhotoShape(letter: string): letter is PhotoShape {
  return Object.hasOwn(PHOTO_SHAPES, letter)
}
