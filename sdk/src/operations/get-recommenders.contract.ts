import type { Recommender } from '../model/recommendation.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeList, maybeText } from '../wire/fields.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

const wire = /* @__PURE__ */ z.object({
  recommenders: /* @__PURE__ */ maybeList(
    /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.string(),
      description: maybeText,
      recommenderType: maybeText,
    }),
  ),
})

/** The recommenders of a site on the wire. */
export type RecommendersWire = z.infer<typeof wire>

/** The recommenders of a site out of the wire's. */
export function toRecommenders({ recommenders }: RecommendersWire): readonly Recommender[] {
  return (recommenders ?? []).map(({ name, description, recommenderType }) => ({
    name,
    description: description ?? '',
    recommenderType: recommenderType ?? '',
  }))
}

/** The contract for a list of recommenders. */
export const getRecommendersContract: Contract<readonly Recommender[]> = /* @__PURE__ */ createContract(
  wire,
  toRecommenders,
)
