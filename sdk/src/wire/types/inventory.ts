import type { MaybeNumber, MaybeText } from './maybe.ts'

/** How many pieces there are, on the wire. */
export interface InventoryWire {
  stockLevel?: MaybeNumber
  ats?: MaybeNumber
  minOrderQuantity?: MaybeNumber
  stepQuantity?: MaybeNumber
  lowestStockLevelProductName?: MaybeText
}
