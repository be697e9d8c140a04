import type { Category } from '../model/category.ts'
import { dataListContract } from './data-list.contract.ts'
import type { Contract } from '../model/contract.ts'
import { getCategoryContract, type CategoryWire } from './get-category.contract.ts'

/** Several categories on the wire. */
export interface CategoriesWire {
  data?: CategoryWire[] | undefined
}

/** The contract for several categories. */
export const getCategoriesContract: Contract<readonly Category[]> =
  /* @__PURE__ */ dataListContract(getCategoryContract)
