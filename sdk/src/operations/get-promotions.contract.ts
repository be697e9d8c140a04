import type { Promotion } from '../model/platform-product.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeList, maybeText } from '../wire/fields.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

const wire = /* @__PURE__ */ z.object({
  data: /* @__PURE__ */ maybeList(
    /* @__PURE__ */ z.object({ id: /* @__PURE__ */ z.string(), calloutMsg: maybeText }),
  ),
})

/** Promotions on the wire. */
export type PromotionsWire = z.infer<typeof wire>

function toPromotions({ data }: PromotionsWire): readonly Promotion[] {
  return (data ?? []).map(({ id, calloutMsg }) => ({ id, calloutMsg: calloutMsg ?? '' }))
}

/** The contract for promotions. */
export const getPromotionsContract: Contract<readonly Promotion[]> = /* @__PURE__ */ createContract(
  wire,
  toPromotions,
)
