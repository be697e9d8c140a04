import {
  frameColour,
  imageAddress,
  pieceSize,
  specialHandlings,
  type PieceSize,
  type ProductGroup,
  type ProductVariant,
} from '@wallart/sdk'
import type { PieceLook } from './wall-view.ts'

const IMAGE_WIDTH = 480
const NARROWEST_MAT = 0.25

// What the names of mouldings and mats speak of, as it is drawn.
const MOULDINGS: readonly (readonly [word: RegExp, face: string])[] = [
  [/gold/i, '#a88a4c'],
  [/silver/i, '#a3a5a6'],
]
const FACES = { black: '#262422', white: '#f4f2ec', brown: '#5d4330', other: '#8a6a4a' } as const
const MATS: readonly (readonly [word: RegExp, face: string])[] = [
  [/black/i, '#2b2927'],
  [/navy|blue/i, '#2b3a55'],
  [/gr[ae]y/i, '#c9c7c2'],
  [/olive|green/i, '#6c7053'],
  [/cream|ivory/i, '#f0e6d0'],
]
const WHITE_MAT = '#faf7f1'

/** The outside of a piece in inches; undefined where the shop does not say how large it is. */
export function outerSize({ displayFinishedSize, displaySize }: ProductVariant): PieceSize | undefined {
  return pieceSize(displayFinishedSize ?? displaySize) ?? pieceSize(displaySize)
}

/** What is between the outside of a piece and its print is moulding, and inside of it mat. */
export function pieceLook(outer: PieceSize, variant: ProductVariant, { imageIds }: ProductGroup): PieceLook {
  const image = imageAddress(imageIds[0] ?? variant.imageId, 'webp', { width: IMAGE_WIDTH })
  const sheet = pieceSize(variant.displaySize) ?? outer
  const handling = specialHandlings(variant).find(({ mouldingName }) => mouldingName)
  const border = Math.max(0, Math.min(outer.width - sheet.width, outer.height - sheet.height) / 2)
  if (!handling) return { image, print: outer }
  const width = Math.min(handling.mouldingWidth ?? border, Math.max(border, NARROWEST_MAT))
  const matWidth = border - width
  const face =
    MOULDINGS.find(([word]) => word.test(handling.mouldingName ?? ''))?.[1] ??
    FACES[frameColour(handling.mouldingName)]
  const inner = 2 * Math.max(border, width)
  return {
    image,
    print: { width: outer.width - inner, height: outer.height - inner },
    moulding: { face, width },
    ...(matWidth >= NARROWEST_MAT && { mat: { face: matFace(handling.topMatName), width: matWidth } }),
  }
}

function matFace(name = ''): string {
  return MATS.find(([word]) => word.test(name))?.[1] ?? WHITE_MAT
}
