import type { ProductList } from '../model/product-list.ts'
import { contractOf } from '../wire/contract-of.ts'
import { productListOf, productListWire } from '../wire/product-list.ts'
import type { Contract } from './contract.ts'

export type { ProductListItemWire, ProductListWire } from '../wire/types/product-list.ts'

/** What the shop insists on in a new product list. */
export const createProductListContract: Contract<ProductList> = /* @__PURE__ */ contractOf(
  productListWire,
  productListOf,
)
