import type { Basket } from '../model/basket.ts'
import { basketOf, basketWire } from '../wire/basket.ts'
import { contractOf } from '../wire/contract-of.ts'
import type { Contract } from './contract.ts'

/** What the shop insists on in a basket, whichever call answers it. */
export const basketContract: Contract<Basket> = /* @__PURE__ */ contractOf(basketWire, basketOf)
