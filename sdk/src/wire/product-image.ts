import type { ProductImage } from '../model/platform-product.ts'
import { maybeText } from './fields.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

export const productImageWire = /* @__PURE__ */ z.object({
  link: /* @__PURE__ */ z.string(),
  disBaseLink: maybeText,
  alt: maybeText,
  title: maybeText,
  zoom: maybeText,
})

/** A picture of the commerce platform on the wire. */
export type ProductImageWire = z.infer<typeof productImageWire>

export function toProductImage({ link, disBaseLink, alt, title, zoom }: ProductImageWire): ProductImage {
  return {
    link,
    disBaseLink: disBaseLink ?? link,
    alt: alt ?? '',
    title: title ?? '',
    ...omitNullish({ zoom }),
  }
}
