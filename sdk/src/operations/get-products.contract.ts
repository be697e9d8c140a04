import type { PlatformProduct } from '../model/platform-product.ts'
import { dataListContract } from './data-list.contract.ts'
import type { Contract } from '../model/contract.ts'
import { getProductContract, type PlatformProductWire } from './get-product.contract.ts'

/** Several products of the commerce platform on the wire. */
export interface PlatformProductsWire {
  data?: PlatformProductWire[] | undefined
}

/** The contract for several products of the commerce platform. */
export const getProductsContract: Contract<readonly PlatformProduct[]> =
  /* @__PURE__ */ dataListContract(getProductContract)
