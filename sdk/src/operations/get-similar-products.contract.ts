import type { SimilarItem } from '../model/recommendation.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeList, maybeText } from '../wire/fields.ts'
import { nonEmptyText } from '../wire/non-empty-text.ts'
import { productLink } from '../rules/address/product-link.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

const similarItemWire = /* @__PURE__ */ z.object({
  upi: nonEmptyText,
  title: maybeText,
  productPageURL: nonEmptyText,
  images: /* @__PURE__ */ maybeList(/* @__PURE__ */ z.object({ url: /* @__PURE__ */ z.string() })),
})

/** A similar work on the wire. */
export type SimilarItemWire = z.infer<typeof similarItemWire>

const wire = /* @__PURE__ */ z.object({
  similarItems: /* @__PURE__ */ maybeList(similarItemWire),
})

/** Similar works on the wire. */
export type SimilarProductsWire = z.infer<typeof wire>

function toSimilarItems({ similarItems }: SimilarProductsWire): readonly SimilarItem[] {
  return (similarItems ?? []).map(({ upi, title, productPageURL, images }) => ({
    upi,
    title: title ?? '',
    productPageUrl: productLink(productPageURL, upi),
    images: images ?? [],
  }))
}

/** The contract for similar works. */
export const getSimilarProductsContract: Contract<readonly SimilarItem[]> = /* @__PURE__ */ createContract(
  wire,
  toSimilarItems,
)
