import type { Photo, ReceivedPart } from '../model/photo.ts'
import { nonEmptyText } from './non-empty-text.ts'
import { refine } from './refine.ts'
import * as z from './schema.ts'

const pixels = /* @__PURE__ */ z.number(/* @__PURE__ */ refine(count => Number.isInteger(count) && count > 0))

export const photoWire = /* @__PURE__ */ z.object({
  photoId: nonEmptyText,
  upi: nonEmptyText,
  imageId: nonEmptyText,
  width: pixels,
  height: pixels,
  uploadedAt: /* @__PURE__ */ z.string(),
})

/** An uploaded photo on the wire. */
export type PhotoWire = z.infer<typeof photoWire>

export function toPhoto({ photoId, upi, imageId, width, height, uploadedAt }: PhotoWire): Photo {
  return { photoId, upi, imageId, width, height, uploadedAt }
}

const byteCount = /* @__PURE__ */ z.number(
  /* @__PURE__ */ refine(count => Number.isInteger(count) && count >= 0),
)

export const receivedPartWire = /* @__PURE__ */ z.object({
  received: byteCount,
  photo: /* @__PURE__ */ z.optional(photoWire),
})

/** How much of an uploaded photo has arrived, on the wire. */
export type ReceivedPartWire = z.infer<typeof receivedPartWire>

export function toReceivedPart({ received, photo }: ReceivedPartWire): ReceivedPart {
  return photo ? { received, photo: toPhoto(photo) } : { received }
}
