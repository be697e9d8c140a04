import { isPhotoShape, type PhotoShape } from './photo-shape.ts'

/** A photo as a product: how it is cut and turned and, for one that can be bought, its size and finish. */
export interface PhotoKey {
  readonly photoId: string
  readonly shape: PhotoShape
  /** Quarter turns to the right. */
  readonly turns: number
  readonly variant?: { readonly size: string; readonly finish: string }
}

const PHOTO_UPI = /^U([A-Z0-9]{10})([A-I])([0-3])(?:([A-E])([A-Z]{1,2}|Y[A-Z0-9]{7}))?$/

/** What the key of a photo product says; undefined for every other product. */
export function parsePhotoUpi(upi: string): PhotoKey | undefined {
  const [, photoId, shape = '', turns, size, finish] = PHOTO_UPI.exec(upi) ?? []
  if (photoId === undefined || !isPhotoShape(shape)) return undefined
  const key = { photoId, shape, turns: Number(turns) }
  return size === undefined || finish === undefined ? key : { ...key, variant: { size, finish } }
}

/** The key of a photo product. */
export function formatPhotoUpi({ photoId, shape, turns, variant }: PhotoKey): string {
  return `U${photoId}${shape}${turns % 4}${variant ? variant.size + variant.finish : ''}`
}

/** Where a photo is framed. */
export const PHOTOS_PATH = '/frame-my-photos'

/** The page of a photo product. */
export function photoPath(upi: string): string {
  return `${PHOTOS_PATH}?upi=${upi}`
}
