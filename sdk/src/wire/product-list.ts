import type { ProductList, ProductListItem } from '../model/product-list.ts'
import { maybeList, maybeText } from './fields.ts'
import * as z from './schema.ts'
import type { ProductListItemWire, ProductListWire } from './types/product-list.ts'

const productListItemWire: z.Schema<ProductListItemWire> = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string(),
  productId: maybeText,
})

export const productListWire: z.Schema<ProductListWire> = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string(),
  type: /* @__PURE__ */ z.string(),
  customerProductListItems: /* @__PURE__ */ maybeList(productListItemWire),
})

/** Converts the wire format to the shop's product list, with the entries that are products. */
export function toProductList({ id, type, customerProductListItems }: ProductListWire): ProductList {
  return { id, type, items: (customerProductListItems ?? []).flatMap(toListItems) }
}

function toListItems({ id, productId }: ProductListItemWire): readonly ProductListItem[] {
  return productId ? [{ id, productId }] : []
}
