import type { ProductList } from '../model/product-list.ts'
import { createContract } from '../wire/create-contract.ts'
import { toProductList, productListWire } from '../wire/product-list.ts'
import type { Contract } from '../model/contract.ts'

export type { ProductListItemWire, ProductListWire } from '../wire/product-list.ts'

/** The contract for a new product list. */
export const createProductListContract: Contract<ProductList> = /* @__PURE__ */ createContract(
  productListWire,
  toProductList,
)
