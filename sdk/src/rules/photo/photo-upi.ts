import { formatCrop, parseCrop, type PhotoCrop } from './photo-crop.ts'
import { isPhotoShape, type PhotoShape } from './photo-shape.ts'

/** A photo as a product: how it is cut and turned and, for one that can be bought, its size and finish. */
export interface PhotoKey {
  readonly photoId: string
  readonly shape: PhotoShape
  /** Quarter turns to the right. */
  readonly turns: number
  /** What is cut out; without it the largest rectangle of the shape, in the middle. */
  readonly crop?: PhotoCrop
  readonly variant?: { readonly size: string; readonly finish: string }
}

// Of a photo with a crop four more turns are counted than there are.
const PHOTO_UPI =
  /^U([A-Z0-9]{10})([A-I])(?:([0-3])|([4-7])([0-9A-Z]{3}))(?:([A-E])([A-Z]{1,2}|Y[A-Z0-9]{7}))?$/
const TURNS = 4

/** What the key of a photo product says; undefined for every other product. */
export function parsePhotoUpi(upi: string): PhotoKey | undefined {
  const [, photoId, shape = '', turns, more, cropCode, size, finish] = PHOTO_UPI.exec(upi) ?? []
  if (photoId === undefined || !isPhotoShape(shape)) return undefined
  const crop = cropCode === undefined ? undefined : parseCrop(cropCode)
  if (cropCode !== undefined && !crop) return undefined
  const key = { photoId, shape, turns: Number(turns ?? more) % TURNS, ...(crop && { crop }) }
  return size === undefined || finish === undefined ? key : { ...key, variant: { size, finish } }
}

/** The key of a photo product. */
export function formatPhotoUpi({ photoId, shape, turns, crop, variant }: PhotoKey): string {
  const cut = crop ? `${(turns % TURNS) + TURNS}${formatCrop(crop)}` : String(turns % TURNS)
  return `U${photoId}${shape}${cut}${variant ? variant.size + variant.finish : ''}`
}

/** Where a photo is framed. */
export const PHOTOS_PATH = '/frame-my-photos'

/** The page of a photo product. */
export function photoPath(upi: string): string {
  return `${PHOTOS_PATH}?upi=${upi}`
}

const WHOLE_PHOTO = /^U([A-Z0-9]{10})W([0-3])$/

/** A photo that is only looked at, turned but not cut. */
export interface WholePhoto {
  readonly photoId: string
  readonly turns: number
}

/** Names the picture of a whole photo. */
export function formatWholePhoto({ photoId, turns }: WholePhoto): string {
  return `U${photoId}W${turns % TURNS}`
}

/** The whole photo of such a name; undefined for every other. */
export function parseWholePhoto(name: string): WholePhoto | undefined {
  const [, photoId, turns] = WHOLE_PHOTO.exec(name) ?? []
  return photoId === undefined ? undefined : { photoId, turns: Number(turns) }
}
