import type { MaybeText } from './maybe.ts'

/** A picture of the commerce platform on the wire. */
export interface ProductImageWire {
  link: string
  disBaseLink?: MaybeText
  alt?: MaybeText
  title?: MaybeText
  zoom?: MaybeText
}
