import type { RecommendedProduct, Recommendation } from '../model/recommendation.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeList, maybeText } from '../wire/fields.ts'
import * as z from '../wire/schema.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import type { Contract } from '../model/contract.ts'

const recommendedProductWire = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string(),
  product_name: maybeText,
  image_url: maybeText,
  product_url: maybeText,
  productName: maybeText,
  imageUrl: maybeText,
  productUrl: maybeText,
})

/** One proposed product on the wire: Einstein writes its names with underscores, the gateway before it without. */
export type RecommendedProductWire = z.infer<typeof recommendedProductWire>

const wire = /* @__PURE__ */ z.object({
  recs: /* @__PURE__ */ maybeList(recommendedProductWire),
  recoUUID: maybeText,
  recommenderName: maybeText,
  displayMessage: maybeText,
})

/** Proposed products on the wire. */
export type RecommendationWire = z.infer<typeof wire>

/** Converts the wire format to the shop's recommendation. */
export function toRecommendation(from: RecommendationWire): Recommendation {
  return {
    recommenderName: from.recommenderName ?? '',
    recoUuid: from.recoUUID ?? '',
    ...omitNullish({ displayMessage: from.displayMessage }),
    recs: (from.recs ?? []).map(toRecommendedProduct),
  }
}

function toRecommendedProduct(from: RecommendedProductWire): RecommendedProduct {
  return {
    id: from.id,
    productName: from.productName ?? from.product_name ?? '',
    productUrl: from.productUrl ?? from.product_url ?? '',
    imageUrl: from.imageUrl ?? from.image_url ?? '',
  }
}

/** The contract for a recommendation. */
export const recommendationContract: Contract<Recommendation> = /* @__PURE__ */ createContract(
  wire,
  toRecommendation,
)
