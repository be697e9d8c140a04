import type { RecommendedProduct, Recommendation } from '../model/recommendation.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeList, maybeText } from '../wire/fields.ts'
import * as z from '../wire/schema.ts'
import type { MaybeText } from '../wire/types/maybe.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import type { Contract } from './contract.ts'

/** Proposed products on the wire. */
export interface RecommendationWire {
  recs?: RecommendedProductWire[] | null | undefined
  recoUUID?: MaybeText
  recommenderName?: MaybeText
  displayMessage?: MaybeText
}

/** One proposed product on the wire: Einstein writes its names with underscores, the gateway before it without. */
export interface RecommendedProductWire {
  id: string
  product_name?: MaybeText
  image_url?: MaybeText
  product_url?: MaybeText
  productName?: MaybeText
  imageUrl?: MaybeText
  productUrl?: MaybeText
}

const wire: z.Schema<RecommendationWire> = /* @__PURE__ */ z.object({
  recs: /* @__PURE__ */ maybeList(
    /* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      product_name: maybeText,
      image_url: maybeText,
      product_url: maybeText,
      productName: maybeText,
      imageUrl: maybeText,
      productUrl: maybeText,
    }),
  ),
  recoUUID: maybeText,
  recommenderName: maybeText,
  displayMessage: maybeText,
})

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
