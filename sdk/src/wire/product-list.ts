import type { ProductList, ProductListItem } from '../model/product-list.ts'
import { maybeFlag, maybeList, maybeNumber, maybeText } from './fields.ts'
import { omitNullish } from './omit-nullish.ts'
import * as z from './schema.ts'

const productListItemWire = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string(),
  productId: maybeText,
  quantity: maybeNumber,
  public: maybeFlag,
  priority: maybeNumber,
  type: maybeText,
})

/** An entry of a product list on the wire; a gift certificate in it has no product. */
export type ProductListItemWire = z.infer<typeof productListItemWire>

export const productListWire = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string(),
  type: /* @__PURE__ */ z.string(),
  customerProductListItems: /* @__PURE__ */ maybeList(productListItemWire),
})

/** A product list on the wire, which leaves its entries out when there are none. */
export type ProductListWire = z.infer<typeof productListWire>

/** Converts the wire format to the shop's product list, with the entries that are products. */
export function toProductList({ id, type, customerProductListItems }: ProductListWire): ProductList {
  return { id, type, items: (customerProductListItems ?? []).flatMap(toListItems) }
}

function toListItems({ id, productId, ...wire }: ProductListItemWire): readonly ProductListItem[] {
  const { quantity, public: isPublic, priority, type } = wire
  return productId ? [{ id, productId, ...omitNullish({ quantity, public: isPublic, priority, type }) }] : []
}
