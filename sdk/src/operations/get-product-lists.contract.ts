import type { ProductList } from '../model/product-list.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeList } from '../wire/fields.ts'
import { toProductList, productListWire } from '../wire/product-list.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

export type { ProductListItemWire, ProductListWire } from '../wire/product-list.ts'

const wire = /* @__PURE__ */ z.object({
  data: /* @__PURE__ */ maybeList(productListWire),
})

/** A customer's product lists on the wire, which leaves them out when there are none. */
export type ProductListsWire = z.infer<typeof wire>

/** Converts the wire format to the shop's product lists. */
export function toProductLists({ data }: ProductListsWire): readonly ProductList[] {
  return (data ?? []).map(toProductList)
}

/** The contract for a customer's product lists. */
export const getProductListsContract: Contract<readonly ProductList[]> = /* @__PURE__ */ createContract(
  wire,
  toProductLists,
)
